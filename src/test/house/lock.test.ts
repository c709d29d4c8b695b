import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { type LockFile, lackingOf } from './lock.ts';

const { packages }: { packages: LockFile } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);

test('the lock has every optional package of every platform, whoever made it', () => {
  const named = Object.values(packages).flatMap((one) =>
    Object.keys(one.optionalDependencies ?? {}),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(lackingOf(packages)).toEqual([]);
});

test('the lock names no registry: whoever installs asks their own', () => {
  const naming = Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined);
  expect(naming.map(([folder]) => folder)).toEqual([]);
});

test.each<[string, LockFile, readonly string[]]>([
  [
    'beside it',
    { 'node_modules/a': { optionalDependencies: { b: '1' } }, 'node_modules/b': {} },
    [],
  ],
  [
    'inside it',
    { 'node_modules/a': { optionalDependencies: { b: '1' } }, 'node_modules/a/node_modules/b': {} },
    [],
  ],
  [
    'above it, where scopes lie between',
    {
      'node_modules/@s/a/node_modules/@s/c': { optionalDependencies: { '@s/b': '1' } },
      'node_modules/@s/a/node_modules/@s/b': {},
    },
    [],
  ],
  ['of the project itself', { '': { optionalDependencies: { b: '1' } }, 'node_modules/b': {} }, []],
  [
    'inside another',
    {
      'node_modules/a': { optionalDependencies: { b: '1' } },
      'node_modules/c/node_modules/b': {},
    },
    ['node_modules/a -> b'],
  ],
])('an optional package is looked for as Node does: %s', (_, lock, lacking) => {
  expect(lackingOf(lock)).toEqual(lacking);
});
