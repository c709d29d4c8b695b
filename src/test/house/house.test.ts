import { expect, test } from 'vitest';
import { against, roomOf } from './arrows.ts';
import { circles } from './circles.ts';
import { importsOf } from './importsOf.ts';
import { fileOf, readHouse } from './readHouse.ts';

const HOUSE = readHouse();

test('no import goes against an arrow of docs/house.md', () => {
  expect(against(HOUSE)).toEqual([]);
});

test('no file imports itself round about, types included', () => {
  expect(circles(HOUSE)).toEqual([]);
});

test('every room has its files in the graph, and they are connected', () => {
  const rooms = new Set([...HOUSE.keys()].map(roomOf));
  for (const room of ['domain', 'engine', 'pages', 'server/tasks', 'netlify', 'components']) {
    expect(rooms).toContain(room);
  }
  expect(HOUSE.get('src/pages/ufc.astro')?.map(roomOf)).toContain('layouts');
});

test.each([
  ['src/domain/a.ts', 'src/engine/index.ts'],
  ['src/domain/a.ts', 'src/server/store/store.ts'],
  ['src/domain/a.ts', 'src/site.ts'],
  ['src/engine/football/a.ts', 'src/clock.ts'],
  ['src/engine/football/a.ts', 'src/contract/game.ts'],
  ['src/contract/a.ts', 'src/engine/index.ts'],
  ['src/components/a.tsx', 'src/client/http.ts'],
  ['src/components/a.tsx', 'src/clock.ts'],
  ['src/client/a.ts', 'src/server/store/store.ts'],
  ['src/islands/a.tsx', 'src/server/store/store.ts'],
  ['src/islands/a.tsx', 'src/engine/index.ts'],
  ['src/pages/a.astro', 'src/server/store/store.ts'],
  ['src/server/tasks/a.ts', 'src/local/testing.ts'],
  ['src/server/store/a.ts', 'src/components/game/GameCard.tsx'],
  ['src/server/store/a.ts', 'src/server/tasks/readGamePage.ts'],
  ['netlify/functions/a.ts', 'src/engine/index.ts'],
  ['netlify/functions/a.ts', 'src/components/game/GameCard.tsx'],
  ['netlify/functions/a.ts', 'src/lab/fit/main.ts'],
])('%s may not import %s', (file, target) => {
  expect(against(new Map([[file, [target]]]))).toEqual([`${file} may not import ${target}`]);
});

test.each([
  ['src/engine/football/a.ts', 'src/domain/game.ts'],
  ['src/islands/a.tsx', 'src/client/http.ts'],
  ['src/server/tasks/a.ts', 'src/engine/index.ts'],
  ['netlify/functions/a.ts', 'src/server/store/store.ts'],
  ['src/local/a.ts', 'src/server/store/store.ts'],
  ['src/domain/a.test.ts', 'src/test/instant.ts'],
])('%s may import %s', (file, target) => {
  expect(against(new Map([[file, [target]]]))).toEqual([]);
});

test('a circle is found, whoever begins it, and a way that ends is none', () => {
  const house = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['b']],
    ['d', ['c']],
  ]);
  expect(circles(house)).toEqual([['b', 'c']]);
});

test('types, re-exports, import() and the scripts of a page count as imports', () => {
  const code = `import type { A } from '#domain/a.ts';\nexport * from './b.ts';\nawait import('./c.ts');`;
  expect(importsOf('x.ts', code)).toEqual(['#domain/a.ts', './b.ts', './c.ts']);
  const page = `---\nimport A from './A.astro';\n---\n<p>import it</p>\n<script>\nimport './b.ts';\n</script>`;
  expect(importsOf('x.astro', page)).toEqual(['./A.astro', './b.ts']);
  expect(fileOf('src/pages/x.astro', './A.astro')).toBe('src/pages/A.astro');
  expect(fileOf('src/pages/x.astro', '#domain/game.ts')).toBe('src/domain/game.ts');
  expect(fileOf('src/pages/x.astro', '#clock')).toBe('src/clock.ts');
  expect(fileOf('src/pages/x.astro', 'react')).toBeUndefined();
});
