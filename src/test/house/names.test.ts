import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';

const EXPORTED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|function\*?|class|interface|type|enum) ([\w$]+)/gm;

/** The same in every file of a kind: asked for by a tool or by the loader of islands. */
const OF_A_KIND: ReadonlySet<string> = new Set([
  'GET',
  'bringToLife',
  'config',
  'getStaticPaths',
  'onRequest',
  'prerender',
]);

/** A call by the endpoint it goes to, and a component by what it shows, may share its name. */
const isOneThing = (files: readonly string[]): boolean =>
  files.some((file) => /\/contract[/.]|\.tsx$/.test(file));

/** Names that files export besides one another: whoever looks for one finds several. */
function namedTwice(files: ReadonlyMap<string, string>): readonly string[] {
  const where = new Map<string, string[]>();
  for (const [file, text] of files)
    for (const name of new Set([...text.matchAll(EXPORTED)].map(([, one = '']) => one)))
      where.set(name, [...(where.get(name) ?? []), file]);
  return [...where]
    .filter(([name, own]) => own.length > 1 && !OF_A_KIND.has(name) && !isOneThing(own))
    .map(([name, own]) => `${name}: ${own.join(', ')}`);
}

test('an exported name is exported once', () => {
  const files = globSync('{src,netlify}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.(?:test|spec)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(4_000);
  const texts = files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);
  expect(namedTwice(new Map(texts))).toEqual([]);
});

test('a name of two files is found, but of a component or an endpoint', () => {
  const files = new Map([
    ['a.ts', 'export const sum = 1;\nexport type Verdict = 1;\nexport const config = {};'],
    ['b.ts', 'export async function sum() {}\nexport const config = {};'],
    ['members/contract.ts', 'export const cancel = {};'],
    ['members/cancel.ts', 'export function cancel() {}\nconst own = 1;'],
    ['Verdict.tsx', 'export const Verdict = () => null;\nconst own = 1;'],
  ]);
  expect(namedTwice(files)).toEqual(['sum: a.ts, b.ts']);
});
