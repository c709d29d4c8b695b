import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';

const PAGES = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });
/** Where a path in the docs may begin: the project, or `src`, which diagrams leave out. */
const BEGINNINGS = ['', 'src'];
const PATH =
  /`((?:src|netlify|supabase|public|docs|domain|engine|contract|feeds|slate|members|store|http|client|site|layouts|render|pages|local|lab)\/[\w./{},*-]+)`/g;
const LINK = /\]\((?!https?:|#)([^)#]+)/g;

const isThere = (path: string): boolean =>
  BEGINNINGS.some((begin) => globSync(join(begin, path), { cwd: ROOT }).length > 0);

const found = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, what = '']) => what);

test.each(PAGES.filter((page) => page !== 'CHANGELOG.md'))(
  '%s names no file that is gone',
  (page) => {
    const text = readFileSync(join(ROOT, page), 'utf8').replaceAll(/~~.*?~~/gs, '');
    const links = found(text, LINK).map((link) => relative(ROOT, join(ROOT, dirname(page), link)));
    expect([...found(text, PATH), ...links].filter((path) => !isThere(path))).toEqual([]);
  },
);

test('the documents are found, and a file that is not there would be', () => {
  expect(PAGES).toContain('docs/how-it-flows.md');
  expect(isThere('src/domain/game/{game,nothing}.ts')).toBe(true);
  expect(isThere('slate/archive/nothing.ts')).toBe(false);
});
