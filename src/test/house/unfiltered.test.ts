import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { unfilteredText } from '#local/unfiltered/unfilteredText.ts';
import { unfilteredInSource } from './unfiltered.ts';

const SOURCES = globSync(['src/**/*.{ts,tsx,astro}', 'netlify/**/*.ts'], { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$|^src\/test\//.test(file),
);
const PAGES = globSync('docs/**/*.md', { cwd: ROOT });
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test('nothing of ours changes or deletes rows without a filter', () => {
  expect(SOURCES.length).toBeGreaterThan(1000);
  const found = SOURCES.flatMap((file) =>
    unfilteredInSource(file, read(file)).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

test('no statement of the documents does', () => {
  const found = PAGES.flatMap((page) =>
    Array.from(read(page).matchAll(/`([^`]+)`/g), ([, code = '']) => code)
      .flatMap(unfilteredText)
      .map((what) => `${page}: ${what}`),
  );
  expect(found).toEqual([]);
});

test.each([
  [`client.from('games').update({ a: 1 })`, ['update()']],
  [`await (client.from('games').delete().select())`, ['delete()']],
  [`client.schema('x').from(table).delete({ count: 'exact' }).throwOnError()`, ['delete()']],
  [`client.from('games').delete().eq('id', 1)`, []],
  [`client.from('games').update({ a: 1 }).select().in('id', ids)`, []],
  [`client.from('games').upsert({ a: 1 })`, []],
  [`hash.update('x'); map.delete(1); createHash('a').update(1)`, []],
  ['query(`update games set a = $1`)', ['UPDATE games']],
  ["query('delete from games -- where')", ['DELETE games']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template.
  ['query(`delete from ${table}`)', ['DELETE hole']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template.
  ['query(`delete from games ${where}`)', []],
  ['query(`delete from games where id = $1`)', []],
  [`say('Update the prices, set your limits.')`, []],
])('%s', (source, found) => {
  expect(unfilteredInSource('a.ts', source)).toEqual(found);
});
