import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { StoreError } from '#store/client.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());
afterEach(() => vi.useRealTimers());

/** Refreshes one game at a spread; returns whether it should have requested a build. */
async function refresh(
  line: number,
  published: Parameters<typeof refreshTestSlate>[0]['published'] = async () => {},
) {
  const game = nflGame('1', 1);
  const odds = game.odds.map((quote) => ({ ...quote, spread: { line } }));
  let asked: boolean | undefined;
  await refreshTestSlate({
    store,
    source: scriptedSource({ NFL: [{ ...game, gameTime: '2099-01-01T00:00:00.000Z', odds }] }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
    published: (hash, mayBuild) => {
      asked = mayBuild;
      return published(hash, mayBuild);
    },
  });
  return asked;
}

const minutesPass = (minutes: number) =>
  database.query('update builds set requested_at = requested_at - make_interval(mins => $1)', [
    minutes,
  ]);

test('a change that must wait for its build gets it from a later refresh that finds nothing new', async () => {
  expect(await refresh(-1)).toBe(true);
  expect(await refresh(-2)).toBe(false);
  expect(await refresh(-2)).toBe(false);
  await minutesPass(11);
  expect(await refresh(-2)).toBe(true);
  await minutesPass(11);
  expect(await refresh(-2)).toBe(false);
});

test('a build that was not taken is asked for again', async () => {
  await minutesPass(11);
  const refused = async () => {
    throw new Error('the build hook answered 500');
  };
  expect(await refresh(-3, refused)).toBe(true);
  expect(await refresh(-3)).toBe(false);
  await minutesPass(11);
  expect(await refresh(-3)).toBe(true);
});

test('one heartbeat that fails does not end the heartbeat', async () => {
  let beats = 0;
  const flaky: Store = {
    ...store,
    renewLease: async (...args) => {
      beats++;
      if (beats === 2) throw new StoreError('no connection');
      return store.renewLease(...args);
    },
  };
  const source = scriptedSource({});
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const slow = {
    ...source,
    games: async (...args: Parameters<typeof source.games>) => {
      if (args[0] === 'NFL') for (let n = 0; n < 3; n++) await vi.advanceTimersByTimeAsync(4_000);
      return source.games(...args);
    },
  };
  const now = new Date();
  await refreshTestSlate({ store: flaky, source: slow, trigger: 'manual', now, log: () => {} });
  // One at the start of each of six stages, and three in between.
  expect(beats).toBe(9);
});
