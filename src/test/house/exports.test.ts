import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { fileOf } from './readHouse.ts';
import { withoutComments } from './withoutComments.ts';

const EXPORTED =
  /^export (?:declare )?(?:async )?(?:const|function\*?|class|interface|type|enum) ([\w$]+)/gm;
const NAME = /[A-Za-z_$][\w$]*/g;

/** Looked for by a tool, by its name: Astro's of pages, middleware and content, Netlify's of functions, and a test's own of what it has compiled. */
const ASKED_FOR: ReadonlySet<string> = new Set([
  'GET',
  'collections',
  'config',
  'drawLineups',
  'getStaticPaths',
  'onRequest',
  'prerender',
]);

/** Names that a file imports or hands on, and where from. */
const NAMED =
  /(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g;
/** Where a file has all from. */
const WHOLE = /(?:\*(?:\s+as\s+[\w$]+)?\s+from|\bimport\()\s*['"]([^'"]+)['"]/g;

/** What a file imports by name, of which file; of one that it imports whole, whatever it names. */
function* importedBy(file: string, text: string): Generator<readonly [of: string, name: string]> {
  for (const [, names = '', from = ''] of text.matchAll(NAMED)) {
    const of = fileOf(file, from) ?? '';
    for (const name of names.split(',')) yield [of, name.trim().replace(/^type |\s+as\s.*$/g, '')];
  }
  const all = new Set(withoutComments(text).match(NAME));
  for (const [, from = ''] of text.matchAll(WHOLE)) {
    const of = fileOf(file, from) ?? '';
    for (const name of all) yield [of, name];
  }
}

/** Exported names, with their file, that no other file imports. */
function unimported(files: ReadonlyMap<string, string>): readonly string[] {
  const imported = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    for (const [of, name] of importedBy(file, text)) {
      const names = imported.get(of);
      if (names) names.add(name);
      else imported.set(of, new Set([name]));
    }
  }
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(EXPORTED)].flatMap(([, name = '']) =>
      ASKED_FOR.has(name) || imported.get(file)?.has(name) ? [] : [`${file}: ${name}`],
    ),
  );
}

test('what a file exports, another imports', () => {
  const files = globSync(['{src,netlify}/**/*.{ts,tsx,astro,mjs}', '*.{ts,mjs}'], { cwd: ROOT });
  expect(files.length).toBeGreaterThan(5_000);
  const texts = files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);
  expect(unimported(new Map(texts))).toEqual([]);
});

test('a name that only its own file, a comment or a stranger has is found', () => {
  const files = new Map([
    [
      'a.ts',
      'export const own = 1;\nexport const told = own;\nexport const kept = 2;\n/** See told. */',
    ],
    ['b.ts', "// own\nexport interface Asked {}\nimport { type A, told as heard } from './a.ts';"],
    ['c.ts', "interface Asked {}\nconst own: Asked = {};\nimport * as a from './a.ts';\na.kept;"],
  ]);
  expect(unimported(new Map([...files].slice(0, 2)))).toEqual([
    'a.ts: own',
    'a.ts: kept',
    'b.ts: Asked',
  ]);
  expect(unimported(files)).toEqual(['b.ts: Asked']);
});
