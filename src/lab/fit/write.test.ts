import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fittedText, writeWhole } from './write.ts';

test('one line per entry, one per team, sorted; five significant digits', () => {
  const teams = Object.fromEntries(
    'EDCBA'.split('').map((key) => [key, { r: 1 / 3, n: 12345678 }]),
  );
  const text = fittedText({ season: 2024, params: { a: 0.123456789 }, none: undefined, teams });
  expect(text.split('\n').slice(0, 6)).toEqual([
    '{',
    '  "season": 2024,',
    '  "params": {"a":0.12346},',
    '  "teams": {',
    '    "A": {"r":0.33333,"n":12345678},',
    '    "B": {"r":0.33333,"n":12345678},',
  ]);
  expect(JSON.parse(text).teams.E).toEqual({ r: 0.33333, n: 12345678 });
});

test('a file is written whole, and nothing is left beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'simcast-write-'));
  writeWhole(join(folder, 'nfl.json'), '{}\n');
  expect(readdirSync(folder)).toEqual(['nfl.json']);
  expect(readFileSync(join(folder, 'nfl.json'), 'utf8')).toBe('{}\n');
});
