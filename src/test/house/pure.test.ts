import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { ALONE, PURE } from '../pure.ts';
import { startsNothing } from './startsNothing.ts';

const shared = new Set(PURE.flatMap((pattern) => globSync(pattern, { cwd: ROOT })));

test('a test that starts nothing shares its worker', () => {
  expect(startsNothing().filter((file) => !shared.has(file))).toEqual([]);
});

test('each pattern names files that are there', () => {
  expect(PURE.filter((pattern) => globSync(pattern, { cwd: ROOT }).length === 0)).toEqual([]);
});

test('a test that replaces a module, or loads one anew, has its own process', () => {
  const alone = new Set(ALONE.flatMap((pattern) => globSync(pattern, { cwd: ROOT })));
  const replacing = globSync('src/**/*.test.{ts,tsx}', { cwd: ROOT }).filter((file) =>
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(replacing.filter((file) => !alone.has(file))).toEqual([]);
  expect(replacing.length).toBe(alone.size);
});

test('a test that starts a database is found out', () => {
  const found = new Set(startsNothing());
  expect(found).toContain('src/slate/answers/reader.test.ts');
  expect(found).not.toContain('src/slate/answers/games.test.ts');
});
