import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { inexactMaths, runImportsOf } from './exactMaths.ts';
import { fileOf } from './readHouse.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/**
 * Everything that runs between a recipe and its counts: all imports of the registry's models, of re-running, and of playing a
 * season.
 */
function sampledPath(): readonly string[] {
  const path = new Set([
    'src/engine/registry.ts',
    'src/engine/rerun.ts',
    'src/engine/season/play.ts',
  ]);
  for (const file of path) {
    for (const name of runImportsOf(read(file))) {
      const target = fileOf(file, name);
      if (target?.endsWith('.ts')) path.add(target);
    }
  }
  return [...path];
}

test('no machine rounds differently between a recipe and its counts', () => {
  const path = sampledPath();
  const found = path.flatMap((file) => inexactMaths(read(file)).map((at) => `${file}:${at}`));
  expect(found).toEqual([]);
});

test('the path holds every model and no ratings', () => {
  const path = sampledPath();
  for (const model of ['football', 'hockey', 'soccer', 'tennis', 'fights', 'golf']) {
    expect(path).toContain(`src/engine/${model}/model.ts`);
  }
  expect(path).toContain('src/engine/racing/raceRun.ts');
  expect(path).toContain('src/engine/rng/exp.ts');
  expect(path).toContain('src/engine/season/goals/goalGames.ts');
  expect(path).toContain('src/engine/season/leagues/nfl.ts');
  expect(path.filter((file) => /\/(ratings|fitted)\//.test(file))).toEqual([]);
});

test.each([
  ['Math.exp(x)', ['1: Math.exp']],
  ['const y = 1;\nMath.pow(x, 2)', ['2: Math.pow']],
  ['x ** 2', ['1: **']],
  ['x **= 0.5', ['1: **']],
  ['2 ** x', ['1: **']],
  ['2 ** 0.5', ['1: **']],
  ['const { log } = Math', ['1: Math as a whole']],
  ["Math['sin'](x)", ['1: Math as a whole']],
  ['[0].map(Math.cbrt)', ['1: Math.cbrt']],
])('%s is refused', (text, found) => {
  expect(inexactMaths(text)).toEqual(found);
});

test.each([
  'Math.sqrt(x) + Math.floor(x)',
  'Math.imul(a, b)',
  '2 ** -40',
  'x * Math.LOG2E',
  '// Math.exp(x)',
  "'Math.exp'",
])('%s is exact', (text) => {
  expect(inexactMaths(text)).toEqual([]);
});

test('types are not run', () => {
  expect(runImportsOf("import type { A } from './a.ts';\nimport { b } from './b.ts';")).toEqual([
    './b.ts',
  ]);
  expect(runImportsOf("export type { A } from './a.ts';\nexport { b } from './b.ts';")).toEqual([
    './b.ts',
  ]);
});
