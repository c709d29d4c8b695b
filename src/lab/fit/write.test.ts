import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#test/testFolder.ts';
import { fittedText, writeWhole } from './write.ts';

test('one line a file; tables sorted; five significant digits', () => {
  const teams = Object.fromEntries(
    'EDCBA'.split('').map((key) => [key, { r: 1 / 3, n: 12345678 }]),
  );
  const text = fittedText({
    season: 2024,
    params: { b: 0.123456789, a: 1 },
    none: undefined,
    teams,
  });
  const row = '{"r":0.33333,"n":12345678}';
  expect(text).toBe(
    `{"season":2024,"params":{"b":0.12346,"a":1},"teams":{${[...'ABCDE']
      .map((key) => `"${key}":${row}`)
      .join(',')}}}\n`,
  );
});

const FITTED = new URL('../../engine/fitted/', import.meta.url);

test.each(readdirSync(FITTED).filter((file) => file.endsWith('.json')))(
  '%s is as the fit writes it',
  (file) => {
    const text = readFileSync(new URL(file, FITTED), 'utf8');
    expect(text.trimEnd().includes('\n')).toBe(false);
    expect(fittedText(JSON.parse(text)) === text).toBe(true);
  },
);

test('a file is written whole, and nothing is left beside it', () => {
  const folder = testFolder('write');
  writeWhole(join(folder, 'nfl.json'), '{}\n');
  expect(readdirSync(folder)).toEqual(['nfl.json']);
  expect(readFileSync(join(folder, 'nfl.json'), 'utf8')).toBe('{}\n');
});
