import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { isNamed, namesInComment } from './commentNames.ts';

const SOURCES = globSync(
  ['{src,netlify}/**/*.{ts,tsx,astro,css,mjs,js}', 'supabase/migrations/*.sql', '*.{ts,mjs}'],
  { cwd: ROOT },
).filter((file) => file !== 'src/test/house/comments.test.ts');

const named = SOURCES.flatMap((file) =>
  namesInComment(file, readFileSync(join(ROOT, file), 'utf8')).map((name) => ({ file, name })),
);

test('no comment names a file that is gone', () => {
  expect(SOURCES.length).toBeGreaterThan(2000);
  expect(named.length).toBeGreaterThan(100);
  const gone = named.filter(({ file, name }) => !isNamed(name, file));
  expect(gone.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test.each([
  ['src/clock.ts', true],
  ['clock.ts', true],
  ['local/project.ts', true],
  ['#local/project.ts', true],
  ['./commentNames.ts', true],
  ['{clock,site}.ts', true],
  ['docs/{page}.md', true],
  ['house/*.test.ts', true],
  ['marginFilter.ts', false],
  ['src/local/clock.ts', false],
  ['#local/clock.ts', false],
  ['./nothing.ts', false],
  ['{clock,nothing}.ts', false],
])('%s is named: %s', (name, there) => {
  expect(isNamed(name, 'src/test/house/comments.test.ts')).toBe(there);
});

test('names are found in comments alone, and addresses are none', () => {
  const code = `import a from './a.ts'; // see b.ts, c/d.tsx\n/** \`e.sql\`, https://x.org/f.md */\nconst g = 'h.ts';`;
  expect(namesInComment('x.ts', code)).toEqual(['b.ts', 'c/d.tsx', 'e.sql']);
  expect(namesInComment('x.sql', "select 'a.sql'; -- as in b.sql")).toEqual(['b.sql']);
});
