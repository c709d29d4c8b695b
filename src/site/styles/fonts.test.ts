import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';

const STYLES = import.meta.dirname;
const css = readFileSync(join(STYLES, 'fonts.css'), 'utf8');

/** The end of a font's own table of letters. */
const TABLE_END = 0xffff;

/** "U+0020-007E, U+00A0" as code points. */
const pointsOf = (ranges: string): number[] =>
  ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((end) => Number.parseInt(end, 16));
    return Array.from({ length: to - from + 1 }, (_, place) => from + place);
  });

const FILES = [...css.matchAll(/url\("\.\/([^"]+)"\)[^}]*unicode-range:([^;]+);/g)].map(
  ([, file = '', ranges = '']) => ({ file, points: pointsOf(ranges) }),
);

const lettersOf = (file: string): readonly number[] => {
  const font = create(readFileSync(join(STYLES, file)));
  if (font.isCollection) throw new Error(`${file} is more than one font`);
  return font.characterSet.filter((point) => point !== TABLE_END).toSorted((a, b) => a - b);
};

test('each file of the typeface has the letters for which it is fetched, and no other', () => {
  expect(FILES).toHaveLength(2);
  for (const { file, points } of FILES) expect(points, file).toEqual(lettersOf(file));
});

test('no letter is in both: a page fetches the second for what the first lacks', () => {
  const all = FILES.flatMap(({ points }) => points);
  expect(new Set(all).size).toBe(all.length);
});
