import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedGame, Game } from '#domain/game/game.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { vanishedGameIds } from './window.ts';

const NOON = Date.parse('2026-11-20T17:00:00Z');
const HOUR = 3_600_000;

const game = (id: number, confirmedHoursAgo: number, change: Partial<Game> = {}): Game =>
  ({
    ...nflGame(String(id), 0),
    id,
    source: 'espn',
    sample: false,
    gameTime: '2026-11-22T18:00:00.000Z',
    asOf: new Date(NOON - confirmedHoursAgo * HOUR).toISOString(),
    ...change,
  }) as Game;

const final = { status: 'final', score: { home: 1, away: 0 }, detail: 'Final' } as const;

test.each([
  ['just named', [game(1, 0), game(2, 0)], []],
  ['left out for an hour', [game(1, 0), game(2, 1)], []],
  ['left out for longer', [game(1, 0), game(2, 1.25)], [2]],
  ['finished', [game(1, 0), game(2, 30, final)], []],
  ['of another league', [game(1, 0), game(2, 30, { league: 'NBA' })], []],
  ['of another day', [game(1, 0), game(2, 23, { gameTime: '2026-11-23T18:00:00.000Z' })], []],
  ['of another day, for long', [game(1, 0), game(2, 25, { gameTime: '2026-11-23T18:00Z' })], [2]],
  ['everything is as old', [game(1, 90), game(2, 90)], []],
  ['nothing', [], []],
])('a game %s', (_, games, gone) => {
  expect([...vanishedGameIds(games)]).toEqual(gone);
});

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());

test('a game that the feed drops leaves the slate, and comes back with the feed', async () => {
  const gameTime = new Date(Date.now() + 30 * HOUR).toISOString();
  const named = (id: string) => nflGame(id, 0, { gameTime, venue: { name: id } });
  const venues = async (games: readonly FeedGame[], hours: number) => {
    const now = new Date(Date.now() + hours * HOUR);
    const source = scriptedSource({ NFL: games });
    await refreshTestSlate({ store, source, trigger: 'manual', now, log: () => {} });
    return (await store.readPublishedGames()).map(({ venue }) => venue?.name).sort();
  };
  expect(await venues([named('stays'), named('goes')], 0)).toEqual(['goes', 'stays']);
  expect(await venues([named('stays')], 0.5)).toEqual(['goes', 'stays']);
  expect(await venues([named('stays')], 1.5)).toEqual(['stays']);
  expect(await venues([named('stays'), named('goes')], 2)).toEqual(['goes', 'stays']);
});
