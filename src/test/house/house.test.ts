import { expect, test } from 'vitest';
import { againstArrows, roomOf } from './arrows.ts';
import { circles } from './circles.ts';
import { importsOf } from './importsOf.ts';
import { fileOf, readHouse } from './readHouse.ts';

const HOUSE = readHouse();

test('no import goes against an arrow of docs/house.md', () => {
  expect(againstArrows(HOUSE)).toEqual([]);
});

test('no file imports itself round about, types included', () => {
  expect(circles(HOUSE)).toEqual([]);
});

test('every room has its files in the graph, and they are connected', () => {
  const rooms = new Set([...HOUSE.keys()].map(roomOf));
  const known = ['domain', 'engine', 'pages', 'slate/refresh', 'members/alerts/verbs', 'netlify'];
  for (const room of known) expect(rooms).toContain(room);
  expect(HOUSE.get('src/pages/ufc.astro')?.map(roomOf)).toContain('layouts');
});

test('a file of a wing is of one part of it', () => {
  const parts = [
    'rules/a.ts',
    'contract.ts',
    'paths.ts',
    'store/a.ts',
    'verbs/a.ts',
    'tools.ts',
    'http.ts',
  ];
  expect(parts.map((part) => roomOf(`src/members/bets/${part}`).split('/')[2])).toEqual([
    'rules',
    'contract',
    'contract',
    'store',
    'verbs',
    'verbs',
    'http',
  ]);
});

test.each([
  ['src/domain/a.ts', 'src/engine/index.ts'],
  ['src/domain/a.ts', 'src/slate/store.ts'],
  ['src/domain/a.ts', 'src/site.ts'],
  ['src/engine/football/a.ts', 'src/clock.ts'],
  ['src/engine/football/a.ts', 'src/contract/game.ts'],
  ['src/contract/a.ts', 'src/engine/index.ts'],
  ['src/site/components/a.tsx', 'src/client/http.ts'],
  ['src/site/components/a.tsx', 'src/clock.ts'],
  ['src/client/a.ts', 'src/slate/store.ts'],
  ['src/site/islands/a.tsx', 'src/slate/store.ts'],
  ['src/site/islands/a.tsx', 'src/engine/index.ts'],
  ['src/site/islands/a.tsx', 'src/members/bets/store.ts'],
  ['src/pages/a.astro', 'src/slate/store.ts'],
  ['src/slate/refresh/a.ts', 'src/local/testing.ts'],
  ['src/slate/refresh/a.ts', 'src/members/alerts/verbs/checkAlerts.ts'],
  ['src/slate/archive/a.ts', 'src/site/components/game/GameCard.tsx'],
  ['src/http/a.ts', 'src/slate/store.ts'],
  ['src/http/a.ts', 'src/members/account/who.ts'],
  ['src/feeds/a.ts', 'src/slate/store.ts'],
  ['src/members/bets/rules/a.ts', 'src/members/bets/contract.ts'],
  ['src/members/bets/store.ts', 'src/members/bets/verbs/shutOut.ts'],
  ['src/members/bets/verbs/a.ts', 'src/members/bets/http.ts'],
  ['src/members/bets/screen/a.tsx', 'src/members/bets/store.ts'],
  ['src/members/bets/http.ts', 'src/members/alerts/tools.ts'],
  ['src/members/bets/http.ts', 'src/slate/refresh/ingest.ts'],
  ['src/members/account/http.ts', 'src/members/bets/tools.ts'],
  ['netlify/functions/a.ts', 'src/engine/index.ts'],
  ['netlify/functions/a.ts', 'src/site/components/game/GameCard.tsx'],
  ['netlify/functions/a.ts', 'src/lab/fit/main.ts'],
])('%s may not import %s', (file, target) => {
  expect(againstArrows(new Map([[file, [target]]]))).toEqual([`${file} may not import ${target}`]);
});

test.each([
  ['src/engine/football/a.ts', 'src/domain/game/game.ts'],
  ['src/site/islands/a.tsx', 'src/client/http.ts'],
  ['src/slate/refresh/a.ts', 'src/engine/index.ts'],
  ['src/members/bets/http.ts', 'src/members/billing/card.ts'],
  ['src/members/bets/http.ts', 'src/members/bets/verbs/shutOut.ts'],
  ['src/members/alerts/verbs/a.ts', 'src/slate/answers/sayableDay.ts'],
  ['netlify/functions/a.ts', 'src/members/alerts/http.ts'],
  ['src/local/a.ts', 'src/slate/store.ts'],
  ['src/domain/a.test.ts', 'src/test/instant.ts'],
])('%s may import %s', (file, target) => {
  expect(againstArrows(new Map([[file, [target]]]))).toEqual([]);
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
  expect(fileOf('src/pages/x.astro', '#domain/game/game.ts')).toBe('src/domain/game/game.ts');
  expect(fileOf('src/pages/x.astro', '#clock')).toBe('src/clock.ts');
  expect(fileOf('src/pages/x.astro', 'react')).toBeUndefined();
});
