import type { Context } from '@netlify/functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { serve } from '#http/endpoint.ts';
import { markedPart } from '#render/shellParts.ts';
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
  vi.stubGlobal('fetch', async () => new Response(markedPart('page', '')));
  const games = [EXAMPLE_GAME, BEGUN, PENDING];
  const bouts = EXAMPLE_CARD.bouts.map((bout) => ({
    ...bout,
    a: { ...bout.a, name: 'Buff Coast' },
  }));
  const events = [
    EXAMPLE_MATCH,
    EXAMPLE_CARD,
    { ...EXAMPLE_CARD, id: 78, bouts },
    EXAMPLE_RACE,
    EXAMPLE_TOURNAMENT,
  ];
  const reader = createAnswerReader(renderedStore({ asOf: NOW, games, events }));
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

test('a bet on a fighter, a driver or a golfer is found by words; one on a contest that began is not', async () => {
  const to = async (query: string) => (await ask(query)).headers.get('location');
  const [bout] = EXAMPLE_CARD.bouts;
  const [driver] = EXAMPLE_RACE.prediction?.outcome.entrants ?? [];
  const of = `e${EXAMPLE_CARD.id}_method_a_b${bout?.key}`;
  expect(await to('?q=able+by+ko+%2B200')).toBe(`/check?v=1&leg=${of}_mknockout_p200`);
  const surname = driver?.driver.split(' ').at(-1) ?? '';
  expect(await to(`?q=${surname}+podium`)).toBe(
    `/check?v=1&leg=${encodeURIComponent(`e${EXAMPLE_RACE.id}_place__n${encodeURIComponent(driver?.driver ?? '')}_t3`)}`,
  );
  const kept = 'v=1&leg=g99_moneyline_home';
  expect(await to(`?${kept}&q=able+r2`)).toBe(
    `/check?${kept}&leg=e${EXAMPLE_CARD.id}_round_a_b${bout?.key}_r2`,
  );
  const distance = `leg=${of}_mknockout`;
  expect(await to(`?v=1&${distance}&q=over+2.5+rounds`)).toBe(
    `/check?v=1&${distance}&leg=e${EXAMPLE_CARD.id}_rounds_over_b${bout?.key}_l2.5`,
  );
  expect(await to('?q=pine+top+5')).toBe(
    `/check?v=1&leg=e${EXAMPLE_TOURNAMENT.id}_place__npine_t5`,
  );
  const begun = await ask('?q=clay+2-0');
  expect(await begun.text()).toContain('Nothing to come fits “clay”');
});

test('a name of a team and of a fighter is asked back, unless the words are of a fight', async () => {
  const asked = await ask('?q=buff');
  expect(asked.status).toBe(200);
  const html = await asked.text();
  expect(html).toContain('Which one?');
  for (const choice of ['Chiefs @ Bills: Bills', 'Coast vs. Baker: Coast to win'])
    expect(html).toContain(choice);
  const fight = await ask('?q=buff+by+decision');
  expect(fight.headers.get('location')).toContain('e78_method_a');
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
  ['?q=yankees', 'Nothing to come fits “yankees”'],
  ['?q=over+44', 'Name a team'],
  ['?leg=x', 'holds no bet that we can read'],
  ['?q=%3Cscript%3E', 'Nothing to come fits “script”'],
])('/check%s', async (query, words) => {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain(words);
  expect(html).not.toContain('<script>');
  expect(answer.headers.get('cache-control') === 'no-store').toBe(query !== '');
});
