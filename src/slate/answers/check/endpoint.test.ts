import type { Context } from '@netlify/functions';
import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { check, checkRefusalSchema } from '#contract/check.ts';
import { EXAMPLE_CARD, EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { serve } from '#http/endpoint.ts';
import { placeAnswers } from '#test/placeAnswers.ts';
import { renderedStore } from '#test/renderedStore.ts';
import { createAnswerReader } from '../reader.ts';
import { CHECKS, eventOnSlate } from './endpoint.ts';

const NOW = '2026-11-21T16:00:00.000Z';
const { id } = EXAMPLE_GAME;
const BEGUN = { ...EXAMPLE_GAME, id: 2, gameTime: '2026-11-21T15:00:00Z' };
const { prediction: _, ...unsaid } = EXAMPLE_GAME;
const PENDING = { ...unsaid, id: 3 };
const PRICED = 77;

beforeEach(() => {
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(NOW));
  const games = [EXAMPLE_GAME, BEGUN, PENDING];
  const reader = createAnswerReader(renderedStore({ asOf: NOW, games }));
  const quote = { sample: false, asOf: NOW, a: -150, b: 130 } as const;
  const moneyline = [
    { ...quote, book: 'bovada', feed: 'bovada', provider: 'Bovada' },
    { ...quote, book: 'fanduel', feed: 'theOddsApi', provider: 'FanDuel', a: -120, b: 140 },
  ] as const;
  const bouts = EXAMPLE_CARD.bouts.map((bout) => ({ ...bout, moneyline }));
  const events = [
    EXAMPLE_CARD,
    { ...EXAMPLE_CARD, id: PRICED, bouts },
    { ...EXAMPLE_MATCH, startTime: EXAMPLE_CARD.startTime },
  ];
  placeAnswers(
    () => reader,
    [[eventOnSlate, async (event: number) => events.find((one) => one.id === event)]],
  );
});

const handle = serve(...CHECKS);
const send = (body: unknown, init: RequestInit = {}, ip = '192.0.2.1'): Promise<Response> =>
  handle(
    new Request('https://example.test/api/check', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...init,
    }),
    { ip, params: {} } as unknown as Context,
  );

const HOME = { game: id, market: 'moneyline', side: 'home' } as const;
const OVER = { game: id, market: 'total', side: 'over', line: 40.5 } as const;

test('a bet: its shares, its fair price, the books’ best price and the other side', async () => {
  const response = await send({ legs: [{ ...HOME, price: -150 }] });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const answer = check.answer.parse(await response.json());
  const [leg] = answer.legs;
  expect((leg?.win ?? 0) + (leg?.push ?? 0) + (leg?.lose ?? 0)).toBeCloseTo(1, 5);
  expect(answer.returnPerUnit).toBeCloseTo((leg?.win ?? 0) / 1.5 - (leg?.lose ?? 0), 5);
  expect(leg?.best?.provider).toBe(EXAMPLE_GAME.odds[0]?.provider);
  expect(leg?.other?.price).toBe(EXAMPLE_GAME.odds[0]?.moneyline?.away);
  expect(answer.asOf).toBe(EXAMPLE_GAME.prediction.asOf);
});

test('a parlay: what the book holds, independence, and each leg left out', async () => {
  const legs = [
    { ...HOME, price: -150 },
    { ...OVER, price: -110 },
  ];
  const answer = check.answer.parse(await (await send({ legs, price: 180 })).json());
  expect(answer.hold).toBeCloseTo(0 - (answer.returnPerUnit ?? 0), 6);
  expect(answer.without.map(({ leg }) => leg)).toEqual([0, 1]);
  expect(answer.win).toBeLessThanOrEqual(Math.min(...answer.legs.map(({ win }) => win)));
});

test('fights and matches beside a game', async () => {
  const legs = [
    HOME,
    { event: EXAMPLE_CARD.id, part: '401', market: 'moneyline', side: 'a' },
    { event: EXAMPLE_MATCH.id, market: 'moneyline', side: 'b' },
  ];
  const answer = check.answer.parse(await (await send({ legs })).json());
  const [one, two, three] = answer.legs;
  expect(answer.win).toBeCloseTo((one?.win ?? 0) * (two?.win ?? 0) * (three?.win ?? 0), 5);
});

test('the winner of a fight has the books’ prices, without those that may not be given on and the old ones', async () => {
  const of = { event: PRICED, part: '401', market: 'moneyline' };
  const ask = async (side: string) => {
    const answer = await send({ legs: [{ ...of, side, price: -200 }] });
    return check.answer.parse(await answer.json()).legs[0];
  };
  expect(await ask('a')).toMatchObject({
    best: { provider: 'Bovada', price: -150 },
    other: { provider: 'Bovada', price: 130 },
  });
  expect((await ask('b'))?.best?.price).toBe(130);
  const begins = Date.parse(EXAMPLE_CARD.startTime);
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(begins - 60_000));
  expect((await ask('a'))?.best).toBeUndefined();
});

test.each([
  [400, 'impossible', [0, 1], [HOME, { ...HOME, side: 'away' }]],
  [400, 'twice', [0, 1], [HOME, HOME]],
  [400, 'noSuchBet', [1], [OVER, { ...HOME, side: 'draw' }]],
  [400, 'noSuchBet', [0], [{ game: id, market: 'total', side: 'over' }]],
  [400, 'noSuchBet', [0], [{ game: id, market: 'distance', side: 'yes' }]],
  [404, 'unknown', [1], [HOME, { ...HOME, game: 99 }]],
  [404, 'unknown', [0], [{ event: 99, market: 'moneyline', side: 'a' }]],
  [404, 'unknown', [0], [{ event: EXAMPLE_CARD.id, part: 'x', market: 'moneyline', side: 'a' }]],
  [409, 'closed', [0], [{ ...HOME, game: 2 }]],
  [409, 'noFigures', [0], [{ ...HOME, game: 3 }]],
])('%d %s of legs %o', async (status, problem, which, legs) => {
  const response = await send({ legs });
  const refusal = checkRefusalSchema.parse(await response.json());
  expect([response.status, refusal.problem, refusal.legs]).toEqual([status, problem, which]);
});

test.each([
  [{ legs: [] }, 'one to 6 legs'],
  [{ legs: [{ ...HOME, price: 50 }] }, 'legs.0.price'],
  [{ legs: [{ market: 'moneyline', side: 'home' }] }, 'names a'],
  [{ legs: [HOME], more: 1 }, 'more'],
  [7, 'not valid'],
])('%o is refused in words of ours', async (body, words) => {
  const response = await send(body);
  expect(response.status).toBe(400);
  const { error } = (await response.json()) as { error: string };
  if (words !== 'legs.0.price') expect(error).toContain(words);
  expect(error).not.toMatch(/Invalid input|Too (?:small|big)|expected/i);
});

test('who asks far too often waits', async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked < 122; asked++) {
    statuses.push((await send({ legs: [HOME] }, {}, '192.0.2.9')).status);
  }
  expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect((await send({ legs: [HOME] }, {}, '192.0.2.10')).status).toBe(200);
});

test('a browser of another site may ask first', async () => {
  const asked = await handle(new Request('https://example.test/api/check', { method: 'OPTIONS' }), {
    ip: '',
    params: {},
  } as unknown as Context);
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-methods')).toBe('POST');
  expect((await send(undefined, { method: 'GET', body: null })).status).toBe(405);
});

const odd = fc.oneof(
  fc.anything({ withNullPrototype: false }),
  fc.constantFrom<unknown>(null, '', -1, 1e308, Number.MAX_SAFE_INTEGER, 'NaN', [], {}),
);
const oddLeg = fc.oneof(
  fc.constantFrom<unknown>(HOME, OVER),
  fc.record(
    {
      game: fc.oneof(fc.constantFrom<unknown>(id, 2, 3), odd),
      event: fc.oneof(fc.constantFrom<unknown>(EXAMPLE_CARD.id, EXAMPLE_MATCH.id), odd),
      part: odd,
      market: fc.oneof(fc.constantFrom<unknown>('total', 'spread', 'round', 'place', 'games'), odd),
      side: fc.oneof(fc.constantFrom<unknown>('over', 'home', 'a'), odd),
      line: fc.oneof(fc.double(), fc.constantFrom<unknown>(0, 2.25, 400, -400), odd),
      price: fc.oneof(fc.integer(), odd),
    },
    { requiredKeys: [] },
  ),
);

test('nothing that is sent makes it fail', async () => {
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(odd, fc.record({ legs: fc.array(oddLeg, { maxLength: 8 }), price: odd })),
      async (body) => {
        const text = JSON.stringify(body) ?? 'undefined';
        const response = await send(undefined, { body: text }, `192.0.2.${asked++ % 250}`);
        expect([200, 400, 404, 409, 413]).toContain(response.status);
      },
    ),
    { numRuns: 300 },
  );
});
