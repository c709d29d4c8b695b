import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { PURE } from '../pure.ts';
import { startsNothing } from './startsNothing.ts';

const shared = new Set(PURE.flatMap((pattern) => globSync(pattern, { cwd: ROOT })));

test('a test that starts nothing shares its worker', () => {
  expect(startsNothing().filter((file) => !shared.has(file))).toEqual([]);
});

test('each pattern names files that are there', () => {
  expect(PURE.filter((pattern) => globSync(pattern, { cwd: ROOT }).length === 0)).toEqual([]);
});

test('a test that starts a database is found out', () => {
  const found = new Set(startsNothing());
  expect(found).toContain('src/slate/answers/reader.test.ts');
  expect(found).not.toContain('src/slate/answers/games.test.ts');
});
