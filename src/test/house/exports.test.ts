import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';

const EXPORTED =
  /^export (?:declare )?(?:async )?(?:const|function\*?|class|interface|type|enum) ([\w$]+)/gm;
const NAME = /[A-Za-z_$][\w$]*/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Looked for by a tool, by its name: Astro asks a page for its paths. */
const ASKED_FOR: ReadonlySet<string> = new Set(['getStaticPaths']);

/** Exported names, with their file, that no other file names. */
function unnamed(files: ReadonlyMap<string, string>): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of files.values()) {
    for (const name of new Set(text.replaceAll(COMMENT, ' ').match(NAME)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(EXPORTED)].flatMap(([, name = '']) =>
      ASKED_FOR.has(name) || (counts.get(name) ?? 0) > 1 ? [] : [`${file}: ${name}`],
    ),
  );
}

test('what a file exports another file names', () => {
  const files = globSync(['{src,netlify}/**/*.{ts,tsx,astro,mjs}', '*.{ts,mjs}'], { cwd: ROOT });
  expect(files.length).toBeGreaterThan(5_000);
  expect(
    unnamed(new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))),
  ).toEqual([]);
});

test('a name that occurs in its own file alone, or in a comment, is found', () => {
  const files = new Map([
    ['a.ts', 'export const own = 1;\nexport const told = own;\n/** See told. */'],
    ['b.ts', '// own\nexport interface Asked {}\nimport { told } from "./a.ts";'],
  ]);
  expect(unnamed(files)).toEqual(['a.ts: own', 'b.ts: Asked']);
});
