import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { fileOf } from './readHouse.ts';
import { withoutComments } from './withoutComments.ts';

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*['"]([.#][^'"?]+)/g;
/** A file that a program starts or bundles, by its path from the project or from the file beside it. */
const STARTED = /['"`/]((?:\.\.\/)*(?:[\w-]+\/)*[\w-]+\.(?:ts|tsx|mjs))['"`]/g;

const FILES = globSync(
  ['{src,netlify}/**/*.{ts,tsx,astro,mjs}', 'src/pages/.well-known/*.ts', '*.{ts,mjs}'],
  { cwd: ROOT },
);
const textOf = (file: string): string => withoutComments(readFileSync(join(ROOT, file), 'utf8'));

const isTests = (file: string): boolean =>
  /\.(?:test|spec|fixture)\.tsx?$|^src\/test\/|\.d\.ts$/.test(file);

/** Where something begins: what Netlify and Astro look for, and what a script of package.json runs. */
const SCRIPTS = Object.values<string>(
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts,
).join(' ');
const isRoot = (file: string): boolean =>
  /^netlify\/|^src\/pages\/|^src\/(?:middleware|content\.config)\.ts$|^[\w.-]+$/.test(file) ||
  (SCRIPTS.includes(file) && !isTests(file));

function* namedBy(file: string, text: string): Generator<string> {
  for (const [, path = ''] of text.matchAll(IMPORTED)) yield fileOf(file, path) ?? '';
  for (const [, path = ''] of text.matchAll(STARTED)) {
    yield path;
    yield fileOf(file, `./${path}`) ?? '';
  }
}

/** Files of the product that nothing reaches from where something begins; tests reach nothing. */
function unreached(texts: ReadonlyMap<string, string>): readonly string[] {
  const reached = new Set<string>();
  const todo = [...texts.keys()].filter(isRoot);
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    const text = texts.get(file);
    if (text === undefined || reached.has(file)) continue;
    reached.add(file);
    todo.push(...namedBy(file, text));
  }
  return [...texts.keys()].filter((file) => !reached.has(file) && !isTests(file));
}

test('every file of the product is reached from a page, a function, a script or a setting', () => {
  expect(FILES.length).toBeGreaterThan(5_000);
  expect(unreached(new Map(FILES.map((file) => [file, textOf(file)])))).toEqual([]);
});

test('a file that only a test, a comment or another such file names is found', () => {
  const texts = new Map([
    ['netlify/functions/a.ts', "import { b } from '../../src/b.ts';"],
    ['src/b.ts', "spawn('src/started.ts');"],
    ['src/started.ts', ''],
    ['src/b.test.ts', "import './tested.ts';"],
    ['src/tested.ts', "import './other.ts';"],
    ['src/other.ts', "import './tested.ts';"],
  ]);
  const found = unreached(texts);
  expect(found).toContain('src/tested.ts');
  expect(found).toContain('src/other.ts');
  expect(found).not.toContain('src/started.ts');
});
