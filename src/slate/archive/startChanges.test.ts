import { expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import { storeWithLease } from '#store/withLease.fixture.ts';
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

test('only those that start after the day asked for are read', async () => {
  expect(await store.readStartChanges('games', new Date('2100-01-01'))).toEqual(new Map());
  expect(await store.readStartChanges('events', new Date(0))).toEqual(new Map());
});

test('the count is no writer’s to set back', async () => {
  await database.query('update games set start_changes = 0, start_changed_at = null');
  expect((await counted())[0]?.times).toBe(3);
});
