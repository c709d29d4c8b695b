import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PAGES = join(import.meta.dirname, '../../../pages');
const pages = globSync('**/*.astro', { cwd: PAGES }).map((path) => ({
  path,
  text: readFileSync(join(PAGES, path), 'utf8'),
}));

test('an advertising script is on the pages with a place for it, and on no other', () => {
  const having = (pattern: RegExp) =>
    pages.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  const withPlace = having(/<AdSlot/);
  expect(withPlace.toSorted()).toEqual(['[legal].astro', '_AllGames.astro', 'index.astro']);
  expect(having(/^ {2}ads(=\{name === 'privacy'\})?$/m)).toEqual(withPlace);
});
