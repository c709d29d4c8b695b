import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';

const PAGE = readFileSync(join(ROOT, 'docs/security-cases.md'), 'utf8');

/** The page's rows: a case and the files that test it. */
const ROWS = [...PAGE.matchAll(/^\| (\d+) +\| .*? +\| (.*?) *\|$/gm)].map(
  ([, number, files = '']) => ({
    number: Number(number),
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? ''),
  }),
);

/** Numbers at the beginning of a test's title: "7: …", "19, 20, 67: …", "case 68: …". */
const TITLES = /['"`](?:cases? )?((?:\d{1,3}, )*\d{1,3}): /g;
const triedIn = (file: string): ReadonlySet<number> => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return new Set(
    [...text.matchAll(TITLES)].flatMap(([, list = '']) => list.split(', ').map(Number)),
  );
};

test('every case stands on the page, once', () => {
  const numbers = ROWS.map(({ number }) => number);
  expect(numbers.slice(0, 111)).toEqual(Array.from({ length: 111 }, (_, n) => n + 1));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test.each(ROWS)('case $number is tried where the page says', ({ number, files }) => {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(existsSync(join(ROOT, file)), file).toBe(true);
    expect(triedIn(file), file).toContain(number);
  }
});
