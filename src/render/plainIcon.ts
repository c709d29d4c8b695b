import { createElement, type SVGProps } from 'react';

/** An icon's drawing, as lucide-react's files have it. */
interface IconData {
  readonly name: string;
  /** Side of its square, usually 24. */
  readonly size: number;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * What lucide-react's own `createLucideIcon` makes of an icon, without its settings of colors and strokes, which we leave to style
 * sheets: the same markup with a tenth of the code. Browser bundles take this one (smallIcons.ts).
 */
export default function plainIcon({ name, size, aliases = [], node }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)];
  return ({ className, ...rest }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: [...names, className].filter(Boolean).join(' '),
        'aria-hidden': true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
