import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import { easternDate } from '#domain/time/time.ts';
import { type DayRange, type Source, SourceError } from '#feeds/source.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';

const DAY = 86_400_000;
let database: TestDatabase;
let store: Store;
const asked: DayRange[] = [];
let down = false;
let games: readonly FeedGame[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());
beforeEach(() => {
  asked.length = 0;
});

/** A feed whose NFL can fail while the other leagues answer. */
const source: Source = {
  ...scriptedSource({}),
  async games(league, days) {
    if (league !== 'NFL') return { games: [], quarantined: [] };
    asked.push(days);
    if (down) throw new SourceError('away');
    const within = games.filter(({ gameTime }) => {
      const day = easternDate(gameTime);
      return day >= days.from && day <= days.to;
    });
    return { games: within, quarantined: [] };
  },
};

/** A refresh some days later, by both clocks. */
async function refresh(days: number): Promise<void> {
  await database.moveClock(days * DAY);
  await refreshTestSlate({
    store,
    source,
    trigger: 'schedule',
    now: new Date(Date.now() + days * DAY),
    log: () => {},
  });
}

const graded = () => database.query("select seq from ledger where kind = 'grade'");

test('a game that ended while its feed was away for days is found again and graded', async () => {
  const game = nflGame('1', 24);
  games = [game];
  await refresh(0);
  down = true;
  for (const day of [1, 3, 5]) await refresh(day);
  down = false;
  games = [{ ...game, status: 'final', score: { home: 27, away: 20 }, detail: 'Final' }];
  await refresh(6);
  await refresh(6.1);
  expect(await graded()).not.toEqual([]);
  asked.length = 0;
  await refresh(6.2);
  const played = easternDate(game.gameTime);
  expect(asked.filter(({ from, to }) => from === played && to === played)).toEqual([]);
});

test('one that is never called over is asked for by its day alone, and given up after a month', async () => {
  const game = nflGame('2', 7 * 24);
  games = [game];
  await refresh(6.3);
  games = [];
  const day = easternDate(game.gameTime);
  const ofItsDay = () => asked.filter(({ from, to }) => from === day && to === day);
  await refresh(12);
  expect(ofItsDay()).toHaveLength(1);
  await refresh(40);
  expect(ofItsDay()).toHaveLength(1);
});
