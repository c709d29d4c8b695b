import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { isNamed } from './commentNames.ts';

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

/** Any file's name, and any path of folders, in backticks. */
const FILE = /`([#\w{}.,*-]+(?:\/[\w{}.,*-]+)*\.(?:tsx?|astro|mjs|sql|css))`/g;
const FOLDER = /`([a-z][\w-]*(?:\/[\w-]+)+)\/?`/g;
/** Paths of our API. */
const NO_FOLDER: ReadonlySet<string> = new Set(['boxing/upcoming', 'games/priced']);

const FOLDERS = globSync('{src,netlify,supabase,public,docs}/**/*', { cwd: ROOT }).map(
  (path) => `/${path.replace(/\.\w+$/, '')}`,
);
const ROOMS = globSync('{docs,src}/**/*.md', { cwd: ROOT });

test('nor does any document name a file or a folder by its end that nothing has', () => {
  const gone = [...new Set([...PAGES, ...ROOMS])]
    .filter((page) => page !== 'CHANGELOG.md')
    .flatMap((page) => {
      const text = readFileSync(join(ROOT, page), 'utf8').replaceAll(/```[\s\S]*?```|~~.*?~~/g, '');
      const files = found(text, FILE).filter(
        (name) => name !== '#room/file.ts' && !isNamed(name, page),
      );
      const folders = found(text, FOLDER).filter(
        (name) => !NO_FOLDER.has(name) && !FOLDERS.some((path) => path.endsWith(`/${name}`)),
      );
      return [...files, ...folders].map((name) => `${page}: ${name}`);
    });
  expect(gone).toEqual([]);
});

test('the documents are found, and a file that is not there would be', () => {
  expect(PAGES).toContain('docs/how-it-flows.md');
  expect(isThere('src/domain/game/{game,nothing}.ts')).toBe(true);
  expect(isThere('slate/archive/nothing.ts')).toBe(false);
});
