import { expect, test } from 'vitest';
import type { ShownContest } from '#domain/check/shown/shownContest.ts';
import { workCheck } from '#domain/check/shown/workCheck.ts';
import { EXAMPLE_GRID } from '#domain/game/exampleGame.fixture.ts';
import { html } from './markup.ts';
import { checkPage } from './page.ts';

const side = (name: string) => ({ name, shortName: name, abbreviation: name.slice(0, 3) });
const GAME = {
  ref: 'g7',
  name: 'Jets @ Bills',
  startTime: '2026-11-28T00:00:00Z',
  timeKnown: true,
  path: '/game/7',
  league: 'NFL',
  sport: 'football',
  sides: [side('Bills'), side('<b>')],
  found: { contest: { kind: 'game', grid: EXAMPLE_GRID, canDraw: false }, quotes: [] },
} as const;
const rows = [
  { c: 'g7', pick: 'spread_home', line: '-1.5', odds: '-105' },
  { c: 'g7', pick: 'total_over', line: '47.5', odds: '-110' },
];
const shown = (some: typeof rows, game: ShownContest = GAME) =>
  checkPage({
    rows: some,
    price: '',
    worked: workCheck(some, '', [game]),
    contests: [game],
    now: new Date('2026-11-27T00:00:00Z'),
    words: '',
    meant: [],
    games: [],
    unread: false,
  });

test('a bet has its picture with the line, a button that notes it, and calculators filled in', () => {
  const single = shown(rows.slice(0, 1));
  expect(single.match(/class="line-flag"/g)).toHaveLength(1);
  expect(single).toContain('data-take="{&quot;game&quot;:{&quot;id&quot;:7');
  expect(single).toContain('href="/tools/half-point?league=NFL&amp;bet=spread&amp;line=-1.5');
  const soccer = shown(rows.slice(0, 1), { ...GAME, league: 'EPL', sport: 'soccer' });
  expect(soccer).toContain('href="/tools/expected-value?');
  expect(soccer).not.toContain('/tools/half-point');
});

test('a parlay of one game has both lines, and says how it is settled', () => {
  const both = shown(rows);
  expect(both.match(/class="line-flag"/g)).toHaveLength(2);
  expect(both).toContain('A leg that pushes or is voided drops out');
  expect(both).not.toContain('data-take');
  expect(both).toMatch(
    /href="\/tools\/parlay\?leg1=-105&amp;chance1=[\d.]+&amp;leg2=-110&amp;chance2=[\d.]+"/,
  );
});

test('what is typed and what feeds name is text, in the page’s data too', () => {
  const words = '"><img src=x>';
  const page = checkPage({
    rows,
    price: words,
    worked: workCheck(rows, words, [GAME]),
    contests: [GAME],
    now: new Date('2026-11-27T00:00:00Z'),
    words,
    meant: [],
    games: [],
    unread: false,
  });
  expect(page).not.toMatch(/<img|<b>[^<]*spread|"name":"<b>/);
  expect(html`<a>${'<'}</a>`.text).toBe('<a>&lt;</a>');
});
