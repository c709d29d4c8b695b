import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const known = new Map<LucideIcon, string>();

/** An icon's markup, drawn once a build: the frame of each page has a dozen. */
export function iconMarkup(icon: LucideIcon): string {
  const markup =
    known.get(icon) ?? renderToStaticMarkup(createElement(icon, { className: 'icon' }));
  known.set(icon, markup);
  return markup;
}
