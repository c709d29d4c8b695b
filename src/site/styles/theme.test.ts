import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

type Palette = ReadonlyMap<string, string>;

function palette(selector: string): Palette {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, k, v]) => [k ?? '', v ?? '']),
  );
}

const light = palette('@theme');
const dark = palette('@variant dark');

/** Relative luminance of #rrggbb, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(of: Palette, a: string, b: string): number {
  const [x = 0, y = 0] = [a, b]
    .map((name) => luminance(of.get(`color-${name}`) ?? ''))
    .sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
}

test('what is dark has a light twin', () => {
  const colors = [...dark.keys()].filter((name) => name.startsWith('color-'));
  expect(colors.length).toBeGreaterThan(30);
  for (const name of colors) expect(light.has(name), name).toBe(true);
});

const TEXT = ['ink', 'ink-2', 'muted', 'accent', 'pos', 'neg', 'caution', 'home-text', 'away-text'];

test.each([
  ['light', light],
  ['dark', dark],
])('text has 4.5:1 on paper and surface, controls 3:1 (%s)', (_name, of) => {
  for (const ground of ['paper', 'surface']) {
    for (const ink of TEXT)
      expect(contrast(of, ink, ground), `${ink} on ${ground}`).toBeGreaterThan(4.5);
    for (const bar of ['home', 'away', 'draw', 'control']) {
      expect(contrast(of, bar, ground), `${bar} on ${ground}`).toBeGreaterThan(3);
    }
  }
});
