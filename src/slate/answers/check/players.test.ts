import type { Context } from '@netlify/functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { check, checkRefusalSchema } from '#contract/check.ts';
import type { AskedLeg } from '#domain/check/asked.ts';
import { EXAMPLE_GAME, EXAMPLE_GRID } from '#domain/game/exampleGame.fixture.ts';
import { chancesAt } from '#domain/players/lineFigures.ts';
import { eachRun } from '#engine/players/eachRun.ts';
import { exampleLines } from '#engine/players/leagues/drawnLines.fixture.ts';
import { NFL_PLAYERS } from '#engine/players/leagues/nfl.ts';
import { serve } from '#http/endpoint.ts';
import { contentHash } from '#slate/archive/hash.ts';
import { placeAnswers } from '#test/placeAnswers.ts';
import { renderedStore } from '#test/renderedStore.ts';
import { storedLines } from '../players/playerLines.ts';
import { createAnswerReader } from '../reader.ts';
import { CHECKS } from './endpoint.ts';

const NOW = '2026-11-21T16:00:00.000Z';
const { id, prediction } = EXAMPLE_GAME;
const OTHER = { ...EXAMPLE_GAME, id: 4, prediction: { ...prediction, id: 4 } };
const COLLEGE = {
  ...EXAMPLE_GAME,
  id: 5,
  league: 'NCAAF' as const,
  prediction: { ...prediction, id: 5 },
};
const EARLIER = { ...EXAMPLE_GAME, id: 6, prediction: { ...prediction, id: 6 } };
const UNDRAWN = { ...EXAMPLE_GAME, id: 7, prediction: { ...prediction, id: 7 } };
const { recipe, lines } = exampleLines(EXAMPLE_GRID, contentHash(NFL_PLAYERS.params));
const stored = { predictionId: prediction.id, recipe, lines, asOf: NOW };

beforeEach(() => {
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(NOW));
  const games = [EXAMPLE_GAME, OTHER, COLLEGE, EARLIER, UNDRAWN];
  const reader = createAnswerReader(renderedStore({ asOf: NOW, games }));
  const earlier = { ...recipe, paramsHash: '0'.repeat(64) };
  placeAnswers(
    () => reader,
    [
      [
        storedLines,
        async (number: number) => {
          if (number === 7) return undefined;
          return number === 6 ? { ...stored, recipe: earlier } : stored;
        },
      ],
    ],
  );
});

const handle = serve(...CHECKS);
const send = (legs: readonly AskedLeg[], ip = '192.0.2.1'): Promise<Response> =>
  handle(
    new Request('https://example.test/api/check', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ legs }),
    }),
    { ip, params: {} } as unknown as Context,
  );
const priced = async (...legs: readonly AskedLeg[]) =>
  check.answer.parse(await (await send(legs)).json());

const HOME: AskedLeg = { game: id, market: 'moneyline', side: 'home' };
const leg = (entrant: string, stat: string, line: number, game = id): AskedLeg => ({
  game,
  market: 'player',
  side: 'over',
  line,
  entrant,
  stat,
});
const PASSING = leg('h-qb1', 'passingYards', 230.5);
const RECEIVING = leg('h-wr1', 'receivingYards', 50.5);

/** By brute force: every run of the recipe, with the numbers that are asked about. */
function runsOf(...wanted: readonly (readonly [playerId: string, stat: string])[]) {
  const game = NFL_PLAYERS.prepare(recipe.home ?? undefined, recipe.away ?? undefined);
  const at = (playerId: string, stat: string): number =>
    game.players.findIndex((one) => one.playerId === playerId) * game.stats.length +
    game.stats.findIndex(({ name }) => name === stat);
  const rows: { home: number; away: number; plays: boolean; values: number[] }[] = [];
  const seed = Number.parseInt(recipe.seed, 16);
  eachRun(game, EXAMPLE_GRID, { seed, runs: recipe.runs }, (home, away, out) => {
    rows.push({
      home,
      away,
      plays: wanted.every(([playerId]) => (out[at(playerId, 'plays')] ?? 0) > 0),
      values: wanted.map(([playerId, stat]) => out[at(playerId, stat)] ?? 0),
    });
  });
  return rows.filter(({ plays }) => plays);
}

test('a player’s leg alone is what his published line says, with his chance to play beside', async () => {
  const line = lines.find(({ playerId }) => playerId === 'h-wr1');
  const { above, at, below } = chancesAt(line?.stats.receivingYards ?? { from: 0, counts: [] }, 50);
  const [said] = (await priced(leg('h-wr1', 'receivingYards', 50))).legs;
  expect([said?.win, said?.push, said?.lose]).toEqual(
    [above, at, below].map((share) => expect.closeTo(share, 5)),
  );
  expect(said?.plays).toBeCloseTo(line?.plays ?? Number.NaN, 5);
  expect(said?.plays).toBeLessThan(0.9);
  expect(said?.best).toBeUndefined();
});

test('a quarterback and his receiver go together: more often than their product, as a recount says', async () => {
  const answer = await priced(PASSING, RECEIVING);
  const runs = runsOf(['h-qb1', 'passingYards'], ['h-wr1', 'receivingYards']);
  const won = runs.filter(({ values: [passed = 0, caught = 0] }) => passed > 230 && caught > 50);
  expect(answer.win).toBeCloseTo(won.length / runs.length, 5);
  expect(answer.win).toBeGreaterThan(answer.independentShare + 0.02);
});

test('a runner and his team’s win, in the same runs; the win by itself stays the whole grid’s', async () => {
  const answer = await priced(leg('h-rb1', 'rushingYards', 60.5), HOME);
  const runs = runsOf(['h-rb1', 'rushingYards']);
  const won = runs.filter(({ home, away, values: [ran = 0] }) => ran > 60 && home > away);
  expect(answer.win + answer.push).toBeGreaterThan(0);
  const level = runs.filter(({ home, away, values: [ran = 0] }) => ran > 60 && home === away);
  expect([answer.win, answer.push]).toEqual([
    expect.closeTo(won.length / runs.length, 5),
    expect.closeTo(level.length / runs.length, 5),
  ]);
  expect(answer.legs[1]?.win).toBe((await priced(HOME)).win);
});

test('players of different games multiply, one of them with his team', async () => {
  const answer = await priced(PASSING, HOME, leg('a-qb1', 'passingYards', 200.5, 4));
  const [pair, other] = [
    await priced(PASSING, HOME),
    await priced(leg('a-qb1', 'passingYards', 200.5)),
  ];
  expect(answer.win).toBeCloseTo(pair.win * other.win, 4);
});

test.each([
  [404, 'unknown', /no line of this player/, [leg('nobody', 'passingYards', 1.5)]],
  [400, 'noSuchBet', /do not count that/, [leg('h-qb1', 'saves', 1.5)]],
  [400, 'noSuchBet', /whole and half/, [leg('h-qb1', 'passingYards', 230.25)]],
  [400, 'noSuchBet', /needs “stat”/, [{ ...PASSING, stat: undefined }]],
  [400, 'impossible', /cannot win together/, [PASSING, { ...PASSING, side: 'under' }]],
  [409, 'noFigures', /college players/, [leg('h-qb1', 'passingYards', 1.5, 5)]],
  [
    409,
    'noFigures',
    /earlier parameters/,
    [leg('h-qb1', 'passingYards', 1.5, 6), { ...HOME, game: 6 }],
  ],
  [409, 'noFigures', /no lines of this game/, [leg('h-qb1', 'passingYards', 1.5, 7)]],
  [
    400,
    'notCounted',
    /in one game of a parlay/,
    [PASSING, HOME, leg('h-qb1', 'passingYards', 1.5, 4), { ...HOME, game: 4 }],
  ],
] as const)('%d %s in plain words: %s', async (status, problem, words, legs) => {
  const response = await send(legs as readonly AskedLeg[]);
  const refusal = checkRefusalSchema.parse(await response.json());
  expect([response.status, refusal.problem]).toEqual([status, problem]);
  expect(refusal.error).toMatch(words);
});

test('a check that draws a game counts as many', async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked < 12; asked++)
    statuses.push((await send([PASSING, HOME], '192.0.2.9')).status);
  expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect((await send([PASSING], '192.0.2.10')).status).toBe(200);
});
