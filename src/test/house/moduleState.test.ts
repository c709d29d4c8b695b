import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';

/** The whole product: what functions run, what the build uses and what a browser loads. */
const FILES = globSync(['src/**/*.{ts,tsx,js,astro}', 'netlify/**/*.ts', '*.{ts,mjs}'], {
  cwd: ROOT,
}).filter((file) => !/\.(?:test|spec|fixture)\.tsx?$|^src\/(?:test|lab|local)\//.test(file));

/**
 * A file's module-level code. An Astro page's frontmatter runs anew for each page and does not count; its scripts
 * are modules and do.
 */
const moduleCode = (file: string, text: string): string =>
  file.endsWith('.astro')
    ? Array.from(text.matchAll(/^( *)<script\b[^>]*>\n([\s\S]*?)<\/script>/gm), ([, edge, code]) =>
        (code ?? '').replaceAll(new RegExp(`^${edge}  `, 'gm'), ''),
      ).join('\n')
    : text;

/** Names of a module's variables: they outlive a request, and tests would share them. */
const variables = (text: string): string[] =>
  Array.from(text.matchAll(/^(?:export )?(?:let|var) ([^=;\n]*)/gm), ([, name = '']) =>
    name.replace(/:.*/, '').trim(),
  );

test('no module keeps anything in a variable: the site keeps its tools, a page its stores', () => {
  expect(FILES.length).toBeGreaterThan(2000);
  const kept = FILES.flatMap((file) =>
    variables(moduleCode(file, readFileSync(join(ROOT, file), 'utf8'))).map(
      (name) => `${file}: ${name}`,
    ),
  );
  expect(kept).toEqual([]);
});

test('a variable of a module would be found, one of a function is none', () => {
  expect(
    variables(
      'let a = 1;\nexport let b: T | undefined;\nvar [c, d] = e;\nfunction f() {\n  let g;\n}',
    ),
  ).toEqual(['a', 'b', '[c, d]']);
});

test('of a page only what a script keeps is found', () => {
  const page =
    '---\nlet a = 1;\n---\n<p>\n  <script>\n    let b = 2;\n    if (b) {\n      let c;\n    }\n  </script>\n</p>';
  expect(variables(moduleCode('a.astro', page))).toEqual(['b']);
});
