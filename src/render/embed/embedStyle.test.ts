import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { embedStyle } from './embedStyle.ts';

const theme = readFileSync(join(import.meta.dirname, '../../site/styles/theme.css'), 'utf8');
const [, dark = ''] = theme.split('@variant dark');

/** The first color with a name: light comes before dark. */
const colorIn = (css: string, name: string): string | undefined =>
  new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1];

test.each([
  ['light', theme],
  ['dark', dark],
] as const)('the %s colors of a card are the theme’s', (which, css) => {
  const [, said = ''] = /:root\{([^}]*)\}/.exec(embedStyle([], which)) ?? [];
  const colors = [...said.matchAll(/--([\w-]+):(#[0-9a-f]{6})/g)];
  expect(colors.length).toBeGreaterThan(10);
  for (const [, name = '', color] of colors) expect(color, name).toBe(colorIn(css, name));
});

test('what is used is named', () => {
  const style = embedStyle([], 'light');
  for (const [, name] of style.matchAll(/var\(--([\w-]+)\)/g)) {
    expect(style).toContain(`--${name}:`);
  }
});
