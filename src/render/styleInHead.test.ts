import { expect, test } from 'vitest';
import { styleInHead as moved } from './styleInHead.ts';

const styleInHead = (html: string): string =>
  new TextDecoder().decode(moved(new TextEncoder().encode(html)));

const STYLE = '<style>astro-island,astro-slot{display:contents}</style>';

test('the style of the islands goes to the end of the head, and nothing else moves', () => {
  expect(
    styleInHead(`<head><title>–</title></head><div>½${STYLE}<astro-island>−</astro-island></div>`),
  ).toBe(`<head><title>–</title>${STYLE}</head><div>½<astro-island>−</astro-island></div>`);
});

test('a page without islands, or with the style in its head, stays as it is', () => {
  for (const page of [
    '<head></head><p>No island</p>',
    `<head>${STYLE}</head><astro-island></astro-island>`,
    `<p>No head</p>${STYLE}`,
  ])
    expect(styleInHead(page)).toBe(page);
});
