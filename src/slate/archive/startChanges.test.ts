import { expect, test } from 'vitest';
import { withoutPredictions } from '#domain/events/parts.ts';
import type { FeedGame } from '#domain/game/game.ts';
import { storeWithLease } from '#store/withLease.fixture.ts';
import { completeEvents } from '#test/completeEvents.ts';
import { nflGame } from '#test/refreshExample.ts';

const { database, store, lease } = await storeWithLease();
const now = Date.now();

const GAME = nflGame('moving', 1);
const at = (seconds: number) => new Date(now + 1000 * seconds);
const tell = (seconds: number, change: object) =>
  store.ingestGames(lease, { name: 'espn', sample: false, asOf: at(seconds) }, [
    { ...GAME, ...change } as FeedGame,
  ]);
const counted = async () => [...(await store.readStartChanges('games', new Date(0))).values()];

test('a start counts each time that it is told anew, and nothing else does', async () => {
  const { gameTime } = GAME;
  const later = new Date(Date.parse(gameTime) + 3_600_000).toISOString();
  await tell(0, {});
  await tell(1, { venue: { name: 'Elsewhere' } });
  expect(await counted()).toEqual([]);
  await tell(2, { gameTime: later });
  expect(await counted()).toEqual([{ times: 1, at: at(2).toISOString() }]);
  await tell(3, { gameTime: later });
  expect((await counted())[0]?.times).toBe(1);
  await tell(4, { gameTime: later, status: 'postponed', detail: 'Snow' });
  await tell(5, { gameTime });
  expect(await counted()).toEqual([{ times: 3, at: at(5).toISOString() }]);
});

const found = async () => {
  const [game] = await store.readGames({
    from: new Date(0),
    to: new Date('2100-01-01'),
    sample: false,
  });
  return game;
};

test('a moved game keeps the start that it was moved from, until it is back there', async () => {
  const { gameTime: first } = GAME;
  const [second, third] = [26, 50].map((hours) =>
    new Date(Date.parse(first) + hours * 3_600_000).toISOString(),
  );
  expect((await found())?.previousStart).toBeUndefined();
  await tell(10, { gameTime: second });
  expect((await found())?.previousStart).toEqual({ startTime: first, timeKnown: true });
  await tell(11, { gameTime: second, venue: { name: 'Elsewhere again' } });
  expect((await found())?.previousStart?.startTime).toBe(first);
  await tell(12, { gameTime: third });
  expect((await found())?.previousStart?.startTime).toBe(second);
  await tell(13, { gameTime: second });
  expect(await found()).not.toHaveProperty('previousStart');
});

test('an hour that becomes known or unknown on its day moves nothing; another day does', async () => {
  const day = (date: string) => ({ gameTime: `${date}T17:00:00.000Z` });
  await tell(20, { ...day('2026-12-05'), timeKnown: false });
  await tell(21, { ...day('2026-12-05'), timeKnown: true });
  const before = (await found())?.previousStart;
  await tell(22, { gameTime: '2026-12-05T21:25:00.000Z', timeKnown: false });
  expect((await found())?.previousStart).toEqual(before);
  await tell(23, { ...day('2026-12-07'), timeKnown: true });
  expect((await found())?.previousStart).toEqual({
    startTime: '2026-12-05T21:25:00.000Z',
    timeKnown: false,
  });
});

test('what a feed says of the start once it has begun moves nothing', async () => {
  const before = (await found())?.previousStart;
  const score = { home: 0, away: 0 };
  await tell(30, { gameTime: '2026-12-07T17:04:00.000Z', status: 'live', score, detail: 'Q1' });
  expect((await found())?.previousStart).toEqual(before);
});

test('only those that start after the day asked for are read', async () => {
  expect(await store.readStartChanges('games', new Date('2100-01-01'))).toEqual(new Map());
  expect(await store.readStartChanges('events', new Date(0))).toEqual(new Map());
});

test('a moved event keeps the start that it was moved from', async () => {
  const { match: whole } = completeEvents('2026-12-20T18:00:00.000Z', at(0).toISOString());
  const match = withoutPredictions(whole);
  const ingest = (seconds: number, startTime: string) =>
    store.ingestEvents(lease, { name: 'espn', sample: false, asOf: at(seconds) }, [
      { ...match, startTime, timeKnown: true, sourceId: 'match' },
    ]);
  await ingest(0, '2026-12-20T18:00:00.000Z');
  await ingest(1, '2026-12-21T19:00:00.000Z');
  const window = { from: new Date(0), to: new Date('2100-01-01'), sample: false };
  const [known] = await store.readKnownEvents(window);
  expect(known?.event.previousStart).toEqual({
    startTime: '2026-12-20T18:00:00.000Z',
    timeKnown: true,
  });
});

test('the count is no writer’s to set back', async () => {
  const before = [await counted(), await found()];
  await database.query(
    'update games set start_changes = 0, start_changed_at = null, previous_start = null, previous_time_known = null',
  );
  expect([await counted(), await found()]).toEqual(before);
  expect(before[1]).toHaveProperty('previousStart');
});
