import type { Context } from '@netlify/functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { serve } from '#http/endpoint.ts';
import { marked } from '#render/shellParts.ts';
import { createAnswerReader } from '#slate/answers/reader.ts';
import { placeAnswers } from '#test/placeAnswers.ts';
import { renderedStore } from '#test/renderedStore.ts';
import { CHECK_PAGES } from './check/checkPage.ts';

const NOW = '2026-11-21T16:00:00.000Z';
const { id } = EXAMPLE_GAME;
const BEGUN = { ...EXAMPLE_GAME, id: 2, gameTime: '2026-11-21T15:00:00Z' };
const { prediction: _, ...unsaid } = EXAMPLE_GAME;
const PENDING = { ...unsaid, id: 3 };

beforeEach(() => {
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(NOW));
  vi.stubGlobal('fetch', async () => new Response(marked('page', '')));
  const games = [EXAMPLE_GAME, BEGUN, PENDING];
  const reader = createAnswerReader(renderedStore({ asOf: NOW, games }));
  placeAnswers(() => reader, []);
});

const handle = serve(...CHECK_PAGES);
const ask = (query: string) =>
  handle(new Request(`https://example.test/check${query}`), {
    ip: '192.0.2.1',
    params: {},
    site: { url: 'https://example.test' },
  } as unknown as Context);

test('a bet in words leads to its own address, whatever the letters', async () => {
  const answer = await ask('?q=buffalo+bills+-1.5+-105');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/check?v=1&leg=g${id}_spread_home_l-1.5_p-105`,
  ]);
});

test('the fields of the form lead to the same address, and a leg is added and removed by a press', async () => {
  const row = `c=g${id}&pick=spread_home&line=%E2%88%921.5&odds=-105`;
  const kept = `v=1&leg=g${id}_spread_home_l-1.5_p-105`;
  const total = `g${id}_total_over_l47.5_p-110`;
  const to = async (query: string) => (await ask(query)).headers.get('location');
  expect(await to(`?${row}`)).toBe(`/check?${kept}`);
  expect(await to(`?${row}&plus=${total}`)).toBe(`/check?${kept}&leg=${total}`);
  expect(await to(`?${kept}&q=over+40.5`)).toBe(`/check?${kept}&leg=g${id}_total_over_l40.5`);
  expect(await to(`?${kept}&drop=0`)).toBe('/check');
});

test.each([
  ['', 'Or choose a game'],
  [`?v=1&leg=g${id}_spread_home_l-1.5_p-105`, 'Bills −1.5 at −105'],
  ['?v=1&leg=g2_moneyline_home', 'This game has begun'],
  ['?v=1&leg=g3_moneyline_home', 'We have no figures of this game yet'],
  ['?v=1&leg=g99_moneyline_home', 'We have no such game.'],
  [`?v=1&leg=g${id}_moneyline_home&leg=g${id}_moneyline_away`, 'cannot win together'],
  [`?c=g${id}&pick=total_over&line=x&odds=`, 'A line such as'],
  ['?q=yankees', 'No game to come fits “yankees”'],
  ['?q=over+44', 'Name a team'],
  ['?leg=x', 'holds no bet that we can read'],
  ['?q=%3Cscript%3E', 'No game to come fits “script”'],
])('/check%s', async (query, words) => {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain(words);
  expect(html).not.toContain('<script>');
  expect(answer.headers.get('cache-control') === 'no-store').toBe(query !== '');
});
