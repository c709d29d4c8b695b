import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import type { LeagueRatings } from '#engine/index.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import type { Lease } from '#store/lease.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame } from '#test/refreshExample.ts';
import { foldedRatings } from './foldedRatings.ts';

const NOW = new Date('2026-11-20T17:00:00Z');
const DAY = 86_400_000;
const GAMES = 400;

let database: TestDatabase;
let store: Store;
let lease: Lease;

/** A final, `daysAgo` days before now; at one of four hours, around the change of the day in New York. */
function final(daysAgo: number, name: string, change: Partial<FeedGame> = {}): FeedGame {
  const hours = [17, 20, 3, 5][Math.round(daysAgo * 7) % 4] ?? 17;
  const day = Math.floor((NOW.getTime() - daysAgo * DAY) / DAY) * DAY;
  return nflGame(name, 0, {
    gameTime: new Date(day + hours * 3_600_000).toISOString(),
    status: 'final',
    score: { home: (13 * Math.round(daysAgo * 3)) % 40, away: (7 * Math.round(daysAgo * 5)) % 31 },
    detail: 'Final',
    ...change,
  });
}
const told = (...games: FeedGame[]) =>
  store.ingestGames(lease, { name: 'espn', sample: false, asOf: NOW }, games);

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
  const got = await store.acquireLease('manual', 3_600);
  if (!got) throw new Error('the lease is held');
  lease = got;
  const games = Array.from({ length: GAMES }, (_, place) => final(1 + place / 2, `game ${place}`));
  for (let at = 0; at < GAMES; at += 100) await told(...games.slice(at, at + 100));
});
afterAll(() => database?.stop());
beforeEach(() => database.query('delete from rating_folds'));

const textOf = (ratings: LeagueRatings): string =>
  createHash('sha256').update(JSON.stringify(ratings)).digest('hex');

const ratingsOf = async (of: Store, now: Date): Promise<string> => {
  const ratings = (await foldedRatings({ store: of, lease, now }, ['NFL'])).get('NFL');
  if (!ratings) throw new Error('there are no ratings');
  return textOf(ratings);
};

/** The ratings of a run, and the start from which it read results. */
async function folded(now = NOW): Promise<{ ratings: string; after: string | undefined }> {
  let after: string | undefined;
  const noting: Store = {
    ...store,
    readRatingSources: async (wanted) => {
      const sources = await store.readRatingSources(wanted);
      after = sources[0]?.fold?.through;
      return sources;
    },
  };
  return { ratings: await ratingsOf(noting, now), after };
}

/** The ratings from all results, without anything stored. */
async function anew(): Promise<string> {
  const nothing: Store = {
    ...store,
    readRatingSources: async (wanted) => wanted.map(({ league }) => ({ league })),
    saveRatingFold: async () => {},
  };
  return ratingsOf(nothing, NOW);
}

test('a later run reads the last weeks alone, and has the digits of all results folded anew', async () => {
  expect(await folded()).toEqual({ ratings: await anew(), after: undefined });
  const later = await folded();
  expect(later.after).toBe('2026-11-01T04:59:59.999Z');
  expect(later.ratings).toBe(await anew());
});

test('many results of a league are left out of what is told of several, and read alone', async () => {
  const told = async (most: number) => {
    const [row] = await database.query<{ sources: { league: string; results: object[] | null }[] }>(
      'select rating_sources($1, $2) as sources',
      [
        JSON.stringify([
          { league: 'NBA', basis: '' },
          { league: 'NFL', basis: '' },
        ]),
        most,
      ],
    );
    return row?.sources.map(({ league, results }) => [league, results?.length]);
  };
  expect(await told(GAMES)).toEqual([
    ['NBA', 0],
    ['NFL', GAMES],
  ]);
  expect(await told(GAMES - 1)).toEqual([
    ['NBA', 0],
    ['NFL', undefined],
  ]);
});

test('a new result counts in the next run', async () => {
  await folded();
  await told(final(0.5, 'new', { score: { home: 55, away: 0 } }));
  const next = await folded();
  expect(next.after).toBeDefined();
  expect(next.ratings).toBe(await anew());
});

test.each([
  ['corrected', final(60, 'game 118', { score: { home: 2, away: 1 } })],
  ['told weeks late, of the last settled day', final(22, 'late', { score: { home: 9, away: 50 } })],
  [
    'taken back',
    final(80, 'game 158', { status: 'postponed', detail: 'Postponed', score: undefined } as never),
  ],
])('a settled result that is %s has all of it folded anew', async (_, game) => {
  await folded();
  await told(game);
  const next = await folded();
  expect(next.after).toBeUndefined();
  expect(next.ratings).toBe(await anew());
  expect((await folded()).after).toBeDefined();
});

test('once a day all is folded anew, and at once with another fit or engine', async () => {
  await folded();
  await database.query("update rating_folds set made_at = made_at - interval '1 day'");
  expect((await folded()).after).toBeUndefined();
  await database.query("update rating_folds set basis = 'another'");
  expect((await folded()).after).toBeUndefined();
  expect((await folded()).after).toBeDefined();
});

test('the digits do not depend on the day on which it is folded', async () => {
  await folded();
  const earlier = await folded();
  const month = new Date(NOW.getTime() + 30 * DAY);
  await database.query('delete from rating_folds');
  await folded(month);
  const later = await folded(month);
  expect(later.after).toBe('2026-12-01T04:59:59.999Z');
  expect(later.ratings).toBe(earlier.ratings);
});

test('a run whose lease is lost keeps nothing', async () => {
  const stale = { ...lease, token: lease.token - 1 };
  await expect(foldedRatings({ store, lease: stale, now: NOW }, ['NFL'])).rejects.toThrow();
  expect(await database.query('select from rating_folds')).toHaveLength(0);
});
