import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BarFigure, PileFigure } from '#domain/academy/module.ts';
import { BarPicture } from './BarPicture.tsx';
import { PilePicture } from './PilePicture.tsx';

const PILE: PileFigure = {
  kind: 'pile',
  pile: [
    [-1, 10],
    [0, 40],
    [1, 30],
    [2, 20],
  ],
  ends: ['less', 'more'],
  alt: 'A pile.',
  caption: '',
};

/** Columns of one strength. */
const columns = (html: string, tone: string): number =>
  (parse(html).querySelector(`.${tone}`)?.getAttribute('d') ?? '').split('M').length - 1;

test('columns beyond the line are strong, and the line stands between them', () => {
  const html = renderToStaticMarkup(<PilePicture {...PILE} line={{ at: 0.5, label: '+0.5' }} />);
  expect([columns(html, 'area-home2'), columns(html, 'area-home')]).toEqual([2, 2]);
  expect(parse(html).querySelector('.line-flag line')?.getAttribute('x1')).toBe('50%');
  expect(html).toContain('aria-label="A pile."');
  expect(html).not.toContain('style=');
});

test('without a line the marked columns are strong and named', () => {
  const html = renderToStaticMarkup(<PilePicture {...PILE} marked={[2]} />);
  expect([columns(html, 'area-home2'), columns(html, 'area-home')]).toEqual([3, 1]);
  expect(parse(html).querySelector('.line-flag')).toBeNull();
  expect(parse(html).querySelector('.peak')?.textContent).toBe('2');
});

test('a bar follows on the other, and what is beyond the line is told apart', () => {
  const figure: BarFigure = {
    kind: 'bar',
    parts: [
      { label: 'A', share: 0.75 },
      { label: 'B', share: 0.5 },
    ],
    line: { at: 1, label: '100%' },
    alt: 'A bar.',
    caption: '',
  };
  const page = parse(renderToStaticMarkup(<BarPicture {...figure} />));
  const place = (selector: string) => {
    const rect = page.querySelector(selector);
    return [rect?.getAttribute('x'), rect?.getAttribute('width')];
  };
  expect(place('.area-home')).toEqual(['0.00%', '60.00%']);
  expect(place('.area-away')).toEqual(['60.00%', '40.00%']);
  expect(place('.over')).toEqual(['80.00%', '20.00%']);
});
