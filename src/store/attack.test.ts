import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FeedGame, Game } from '#domain/game/game.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { slateHash } from '#slate/archive/hash.ts';
import type { Store } from '#slate/store.ts';
import { examplePrediction } from '#test/predictionExample.ts';
import { nflGame } from '#test/refreshExample.ts';
import { lineSaid } from '#test/said.ts';
import type { Lease } from './lease.ts';
import { storeOn } from './onDatabase.fixture.ts';

/** Case 92: somebody with the service role's key, who can run a refresh with any content, still cannot rewrite the record. */

let database: TestDatabase;
let store: Store;
let lease: Lease;
let sourceId = '';
let tests = 0;
const HOUR_MS = 3_600_000;
/** Each test has its own days: time does not go back on the ledger. */
const DAYS_MS = 100 * HOUR_MS;
const begun = Date.now();
let start = new Date(begun);

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());
beforeEach(async () => {
  sourceId = `game ${++tests}`;
  start = new Date(begun + tests * DAYS_MS);
  await hoursLater(0);
});

/** Advances the database's clock and takes the lease anew. */
async function hoursLater(hours: number): Promise<void> {
  await database.moveClock(start.getTime() - begun + hours * HOUR_MS);
  await database.query("update refresh_lease set expires_at = '-infinity'");
  const got = await store.acquireLease('manual', 600);
  if (!got) throw new Error('the lease is held');
  lease = got;
}

let confirmed = 0;
/** A feed's answer, real or alleged: a game that starts in an hour, unless changed. */
async function told(change: Partial<FeedGame> = {}): Promise<Game> {
  const feed = { name: 'espn', sample: false, asOf: new Date(start.getTime() + ++confirmed) };
  const reasons: string[] = [];
  const refused = (_: string, reason: string) => reasons.push(reason);
  const game = nflGame(sourceId, 1, {
    gameTime: inHours(1),
    venue: { name: sourceId },
    ...change,
  });
  await store.ingestGames(lease, { ...feed, refused }, [game]);
  if (reasons[0]) throw new Error(reasons[0]);
  const window = { from: new Date(0), to: new Date('2100-01-01'), sample: false };
  const found = (await store.readGames(window)).find(({ venue }) => venue?.name === sourceId);
  if (!found) throw new Error('not stored');
  return found;
}

const inHours = (hours: number) => new Date(start.getTime() + hours * HOUR_MS).toISOString();

/** Makes a prediction of a game and publishes it. */
async function say(game: Game, text: string) {
  const inputHash = createHash('sha256').update(`${sourceId} ${text}`).digest('hex');
  const ids = await store.savePredictions(lease, [examplePrediction(game.id, inputHash, start)]);
  const predictionId = ids.get(game.id) ?? -1;
  const content = { sample: false, games: [{ gameId: game.id, predictionId, game }] };
  await store.publishSlate(lease, {
    ...content,
    contentHash: slateHash(content),
    asOf: start,
    ledger: [{ gameId: game.id, predictionId, payload: await lineSaid(store, game, predictionId) }],
  });
  return { predictionId, content };
}

const ledgerOf = (gameId: number) =>
  database.query('select seq, kind, prediction_id from ledger where game_id = $1 order by seq', [
    gameId,
  ]);

describe('92: a late entry is refused', () => {
  const live = { status: 'live', score: { home: 7, away: 0 }, detail: 'Q1' } as const;

  test('where the feed has called the game live, though it is told to start later', async () => {
    const game = await told();
    await say(game, 'in time');
    await told(live);
    const later = await told({ gameTime: inHours(48) });
    expect(later).toMatchObject({ status: 'scheduled', gameTime: inHours(48) });
    await expect(say(later, 'late')).rejects.toThrow('not on the ledger');
    expect(await ledgerOf(game.id)).toHaveLength(1);
  });

  test('where its start has passed, though it is told to start later', async () => {
    const game = await told();
    await say(game, 'in time');
    await hoursLater(2);
    const later = await told({ gameTime: inHours(48) });
    await expect(say(later, 'late')).rejects.toThrow('not on the ledger');
    expect(await ledgerOf(game.id)).toHaveLength(1);
  });

  test('where its start has passed, though it is told to be put off, and then to start later', async () => {
    const game = await told();
    await hoursLater(2);
    await told({ status: 'postponed', detail: 'Postponed' } as Partial<FeedGame>);
    const later = await told({ gameTime: inHours(48) });
    await expect(say(later, 'late')).rejects.toThrow('not on the ledger');
    expect(await ledgerOf(game.id)).toEqual([]);
  });

  test('where only its day was known and that day is over', async () => {
    await told({ timeKnown: false });
    await hoursLater(48);
    const later = await told({ gameTime: inHours(72) });
    await expect(say(later, 'late')).rejects.toThrow('not on the ledger');
  });

  test.each([
    ['that has begun', live],
    ['as it begins', {}],
  ])(
    'with the sides of a game swapped %s: they stay, and scores go with their teams',
    async (_, before) => {
      const { homeTeam, awayTeam } = await told(before);
      const score = { home: 3, away: 7 };
      const other = await told({ ...live, score, homeTeam: awayTeam, awayTeam: homeTeam });
      expect(other).toMatchObject({
        homeTeam: { name: homeTeam.name },
        score: { home: 7, away: 3 },
      });
      expect(await told({ ...live, score: { home: 9, away: 3 } })).toMatchObject({
        homeTeam: { name: homeTeam.name },
        score: { home: 9, away: 3 },
      });
    },
  );

  test('by who owns the tables, with the sides of a game that has begun', async () => {
    const { id } = await told(live);
    await expect(
      database.query(
        'update games set home_team_id = away_team_id, away_team_id = home_team_id where id = $1',
        [id],
      ),
    ).rejects.toThrow('who is at home stays');
  });
});

describe('a game that is honestly put off', () => {
  test('before its start gets a prediction for its new one', async () => {
    const game = await told();
    await say(game, 'first');
    await say(await told({ gameTime: inHours(24) }), 'second');
    expect(await ledgerOf(game.id)).toHaveLength(2);
  });

  test('before its start, without a new one until the old has passed, gets a prediction too', async () => {
    await told();
    await told({ status: 'postponed', detail: 'Postponed' } as Partial<FeedGame>);
    await hoursLater(30);
    const game = await told({ gameTime: inHours(48) });
    await say(game, 'for the new start');
    expect(await ledgerOf(game.id)).toHaveLength(1);
  });

  test('after its start keeps what was said before it, and shows its new time', async () => {
    const { predictionId } = await say(await told(), 'in time');
    await hoursLater(2);
    const game = await told({ gameTime: inHours(48) });
    const content = { sample: false, games: [{ gameId: game.id, predictionId, game }] };
    const contentHash = slateHash(content);
    await store.publishSlate(lease, { ...content, contentHash, asOf: start, ledger: [] });
    expect(await store.readPublishedGame(game.id)).toMatchObject({
      gameTime: inHours(48),
      prediction: { id: predictionId },
    });
  });
});

describe('92: what was published stays', () => {
  test('the same slate with another game in it is refused; its times of confirmation move on', async () => {
    const { content } = await say(await told(), 'shown');
    const publishAgain = (change: Pick<Partial<Game>, 'asOf' | 'gameTime' | 'venue'>) =>
      store.publishSlate(lease, {
        sample: false,
        asOf: start,
        games: content.games.map((entry) => ({ ...entry, game: { ...entry.game, ...change } })),
        contentHash: slateHash(content),
        ledger: [],
      });
    await publishAgain({ asOf: inHours(0.5) });
    await expect(publishAgain({ gameTime: inHours(9) })).rejects.toThrow('has been published');
    await expect(publishAgain({ venue: { name: '"asOf": "Other"' } })).rejects.toThrow(
      'has been published',
    );
    const [entry] = content.games;
    expect(await store.readPublishedGame(entry?.gameId ?? -1)).toMatchObject({
      venue: { name: sourceId },
      gameTime: entry?.game.gameTime,
      asOf: inHours(0.5),
    });
  });

  test('81: a slate that was changed past every guard is not built from', async () => {
    await say(await told(), 'built');
    expect((await store.readWholeSlate())?.games).toHaveLength(1);
    await database.query("set session_replication_role = 'replica'");
    await database.query(
      `update slate_entries set game = jsonb_set(game, '{gameTime}', '"2030-01-01T00:00:00.000Z"') where slate_id = (select slate_id from current_slate)`,
    );
    await database.query("set session_replication_role = 'origin'");
    await expect(store.readWholeSlate()).rejects.toThrow('is not what was published');
  });

  test('81: nor one whose prediction was taken away', async () => {
    await say(await told(), 'built too');
    await database.query("set session_replication_role = 'replica'");
    await database.query(
      'update slate_entries set prediction_id = null where slate_id = (select slate_id from current_slate)',
    );
    await database.query("set session_replication_role = 'origin'");
    await expect(store.readWholeSlate()).rejects.toThrow('is not what was published');
  });

  test('a prediction is neither changed nor, once emptied, filled again', async () => {
    const { predictionId } = await say(await told(), 'kept');
    const set = (what: string) =>
      database.query(`update predictions set ${what} where id = $1`, [predictionId]);
    await expect(set('home_win_probability = 90, away_win_probability = 10')).rejects.toThrow(
      'append-only',
    );
    await expect(set("simulation_data = '{}'")).rejects.toThrow('append-only');
    await expect(set('simulation_data = null, total = 1')).rejects.toThrow('append-only');
    await set('simulation_data = null');
    await expect(set("simulation_data = '{}'")).rejects.toThrow('append-only');
  });
});
