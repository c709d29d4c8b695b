import type { APIRequestContext } from '@playwright/test';
import type * as z from 'zod/mini';
import { boxingToday, boxingUpcoming } from '#contract/boxing.ts';
import { errorSchema } from '#contract/errors.ts';
import { gamesToday } from '#contract/gamesToday.ts';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { golfTours } from '#contract/golf.ts';
import { individualEvents } from '#contract/individualEvents.ts';
import { oddsBovada, oddsEspn } from '#contract/odds.ts';
import { platformStats } from '#contract/platformStats.ts';
import { slateStatus } from '#contract/slateStatus.ts';
import { tennisEndpoints, tennisPredictions, tennisStats, tennisTours } from '#contract/tennis.ts';
import { ufcUpcoming } from '#contract/ufcUpcoming.ts';
import { GOLF_TOURS } from '#domain/leagues/eventLeague.ts';
import { INDIVIDUAL_SPORTS } from '#domain/leagues/individualSport.ts';
import { expect, test } from './test.ts';

interface Contract<T> {
  readonly path: string;
  readonly answer: z.ZodMiniType<T>;
}

const ALL: readonly Contract<unknown>[] = [
  gamesToday,
  gamesUpcoming,
  oddsEspn,
  oddsBovada,
  platformStats,
  ufcUpcoming,
  individualEvents,
  boxingUpcoming,
  boxingToday,
  golfTours,
  tennisEndpoints,
  tennisPredictions,
  tennisStats,
  tennisTours,
  slateStatus,
];

/** An endpoint's answer through the site, checked against its contract. */
async function ask<T>(request: APIRequestContext, contract: Contract<T>, query = ''): Promise<T> {
  const answer = await request.get(`${contract.path}${query}`);
  expect(answer.status()).toBe(200);
  return contract.answer.parse(await answer.json());
}

for (const contract of ALL) {
  const { path } = contract;

  test(`GET ${path} answers its contract, cacheable, with its age`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const headers = answer.headers();
    expect(headers['content-type']).toContain('application/json');
    expect(headers['netlify-cdn-cache-control']).toMatch(/s-maxage=\d+, stale-while-revalidate/);
    expect(Date.parse(headers['x-as-of'] ?? '')).toBeLessThanOrEqual(Date.now());
    contract.answer.parse(await answer.json());
    const again = await request.get(path, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status()).toBe(304);
  });

  test(`${path} refuses unknown parameters and other methods`, async ({ request }) => {
    const unknown = await request.get(`${path}?nonsense=1`);
    expect(unknown.status()).toBe(400);
    expect(errorSchema.parse(await unknown.json()).error).toBe('Unknown parameter: nonsense');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const refused = await request.fetch(path, { method });
      expect(refused.status(), method).toBe(405);
      expect(refused.headers().allow).toBe('GET, HEAD, OPTIONS');
      errorSchema.parse(await refused.json());
    }
    const head = await request.head(path);
    expect(head.status()).toBe(200);
    expect(await head.text()).toBe('');
  });
}

for (const [path, status, text] of [
  ['/api/games/abc', 400, 'Invalid game ID'],
  ['/api/games/99999999', 404, 'The requested game could not be found or does not exist.'],
  ['/api/games/upcoming?league=curling', 400, 'Unknown league'],
  ['/api/games/upcoming?league=nfl&league=nba', 400, 'Repeated parameter: league'],
  ['/api/individual-events/upcoming?sport=curling', 400, 'Unknown sport'],
  ['/api/golf/minigolf/tournaments', 404, 'Unknown tour'],
] as const) {
  test(`${path} is ${status}`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(status);
    expect(errorSchema.parse(await answer.json()).error).toBe(text);
    expect(answer.headers()['cache-control']).toBe('no-store');
  });
}

test('an endpoint that does not exist is not found in JSON', async ({ request }) => {
  for (const path of ['/api/nothing', '/api/games/1/2', '/api/golf']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    errorSchema.parse(await answer.json());
  }
});

test('odds entries name both teams and their prices', async ({ request }) => {
  const board = await ask(request, oddsEspn);
  const entries = Object.values(board).flat();
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.some(({ odds }) => odds.moneyline && odds.total)).toBe(true);
  expect(new Set(entries.map(({ homeTeam }) => homeTeam)).size).toBeGreaterThan(1);
});

test('individual events by sport are those of the whole list, each sport in any letter case', async ({
  request,
}) => {
  const all = await ask(request, individualEvents);
  expect(all.length).toBeGreaterThan(0);
  for (const sport of INDIVIDUAL_SPORTS) {
    const some = await ask(request, individualEvents, `?sport=${sport}`);
    expect(some).toEqual(all.filter((event) => event.sport === sport));
  }
});

test('a predicted event names a participant, an outcome and a confidence from 0 to 1', async ({
  request,
}) => {
  const events = await ask(request, individualEvents);
  const predicted = events.filter(({ prediction }) => prediction !== undefined);
  expect(predicted.length).toBeGreaterThan(0);
  for (const { name, participant, prediction, predictions } of predicted) {
    expect(participant?.name, name).toBeTruthy();
    expect(prediction?.confidence, name).toBeCloseTo(predictions?.chances[0]?.win ?? 0, 9);
  }
});

test('boxing events have two fighters, a prediction and an undercard', async ({ request }) => {
  // An event that began before its first refresh has no prediction.
  const event = (await ask(request, boxingUpcoming)).find(({ prediction }) => prediction);
  expect(event?.fighters).toHaveLength(2);
  expect(event?.prediction?.keyFactors).toBeDefined();
  expect(event?.fighters[0].moneylineOdds).toBeDefined();
});

test('every golf tour of the specification has its tournaments', async ({ request }) => {
  const tours = await ask(request, golfTours);
  expect(Object.keys(tours)).toEqual([...GOLF_TOURS]);
  for (const tour of GOLF_TOURS) {
    const answer = await request.get(`/api/golf/${tour}/tournaments`);
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toHaveLength(tours[tour].length);
  }
});

test('tennis predictions sum to 100 and the tours are those of the schedule', async ({
  request,
}) => {
  const { upcoming, recent } = await ask(request, tennisEndpoints);
  const tours = await ask(request, tennisTours);
  expect(tours.map(({ name }) => name)).toEqual(Object.keys(upcoming));
  expect(Object.keys(recent)).toEqual(Object.keys(upcoming));
  for (const match of await ask(request, tennisPredictions)) {
    expect(match.homeWinProbability + match.awayWinProbability).toBeCloseTo(100, 9);
    expect(match.games.map(({ line }) => line)).toEqual([19.5, 21.5, 22.5]);
  }
});

test('a list is a fraction of its games’ own answers', async ({ request }) => {
  const games = await ask(request, gamesUpcoming, '?league=NBA');
  for (const listed of games.slice(0, 3)) {
    const whole = await (await request.get(`/api/games/${listed.id}`)).text();
    expect(JSON.stringify(listed).length).toBeLessThan(whole.length / 4);
  }
});
