import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { LeaseLostError } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { examplePrediction } from '#test/predictionExample.ts';
import { lineSaid } from '#test/said.ts';
import type { Store } from './store.ts';

let database: TestDatabase;
let store: Store;
let lease: Lease;
const now = new Date();
const soon = new Date(now.getTime() + 3_600_000).toISOString();
const feed = { name: 'espn', sample: false, asOf: now };

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());

beforeEach(async () => {
  await database.query("update refresh_lease set expires_at = '-infinity'");
  lease = await acquired();
});

async function acquired(): Promise<Lease> {
  const got = await store.acquireLease('manual', 60);
  if (!got) throw new Error('the lease is held');
  return got;
}

const team = (name: string) => ({
  name,
  shortName: name,
  abbreviation: name.slice(0, 3).toUpperCase(),
});

const game = (sourceId: string, change: Partial<FeedGame> = {}): FeedGame =>
  ({
    sourceId,
    league: 'NFL',
    season: 2026,
    postseason: false,
    gameTime: soon,
    timeKnown: true,
    neutralSite: false,
    status: 'scheduled',
    homeTeam: { ...team('Bills'), ratingKey: 'BUF', record: '8-2' },
    awayTeam: { ...team('Chiefs'), ratingKey: 'KC' },
    venue: { name: 'Highmark Stadium', city: 'Orchard Park', indoor: false },
    weatherData: { temperature: 38, windSpeed: 12, description: 'Overcast' },
    odds: [
      {
        book: 'draftkings',
        feed: 'espn',
        provider: 'DraftKings',
        sample: false,
        asOf: soon,
        moneyline: { home: -122, away: 104 },
        spread: { line: -1.5, home: -110, away: -110 },
      },
    ],
    ...change,
  }) as FeedGame;

const window = { from: new Date(0), to: new Date('2100-01-01'), sample: false };
const stored = async (venue: string) => {
  const found = (await store.readGames(window)).find(
    (candidate) => candidate.venue?.name === venue,
  );
  if (!found) throw new Error(`no game at ${venue}`);
  return found;
};
const at = (name: string) => ({ venue: { name } });

const prediction = (gameId: number, inputHash: string) => examplePrediction(gameId, inputHash, now);

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

async function published(sourceId: string, payload: string) {
  await store.ingestGames(lease, feed, [game(sourceId, at(sourceId))]);
  const found = await stored(sourceId);
  const ids = await store.savePredictions(lease, [prediction(found.id, hash(sourceId))]);
  const predictionId = ids.get(found.id);
  if (predictionId === undefined) throw new Error('not saved');
  await store.publishSlate(lease, {
    contentHash: hash(`slate ${sourceId}`),
    sample: false,
    asOf: now,
    games: [{ gameId: found.id, predictionId, game: found }],
    ledger: [
      {
        gameId: found.id,
        predictionId,
        payload: await lineSaid(store, found, predictionId, JSON.parse(payload)),
      },
    ],
  });
  return { gameId: found.id, predictionId };
}

describe('lease', () => {
  test('a second run gets none while the first holds it', async () => {
    expect(await store.acquireLease('schedule', 60)).toBeUndefined();
  });

  test('77: of ten workers that ask at once, one gets it', async () => {
    await store.finishRun(lease, {});
    const got = await Promise.all(
      Array.from({ length: 10 }, () => store.acquireLease('schedule', 60)),
    );
    expect(got.filter(Boolean)).toHaveLength(1);
  });

  test('78: a stale fencing token can write nothing', async () => {
    await database.query("update refresh_lease set expires_at = '-infinity'");
    const next = await acquired();
    expect(next.token).toBeGreaterThan(lease.token);
    await expect(store.ingestGames(lease, feed, [game('stale')])).rejects.toThrow(LeaseLostError);
    await expect(store.renewLease(lease, 'rate', 60)).rejects.toThrow(LeaseLostError);
    await expect(store.finishRun(lease, {})).rejects.toThrow(LeaseLostError);
    expect(await database.query("select 1 from games where source_id = 'stale'")).toHaveLength(0);
    const [run] = await database.query('select status from refresh_runs where id = $1', [
      lease.runId,
    ]);
    expect(run).toEqual({ status: 'abandoned' });
  });

  test('a run may fail for a reason that the database cannot hold', async () => {
    await store.finishRun(lease, { stage: 'ingest' }, 'cut \ud83c and \0');
    const [run] = await database.query('select status, error from refresh_runs where id = $1', [
      lease.runId,
    ]);
    expect(run).toEqual({ status: 'failed', error: 'cut \ufffd and ' });
  });

  test('an expired lease cannot be renewed', async () => {
    await database.query(
      "update refresh_lease set expires_at = public.clock() - interval '1 second'",
    );
    await expect(store.renewLease(lease, 'rate', 60)).rejects.toThrow(LeaseLostError);
  });
});

describe('ingest', () => {
  test('a game comes back as the feed said it', async () => {
    await store.ingestGames(lease, feed, [game('roundtrip', at('Roundtrip'))]);
    const back = await stored('Roundtrip');
    expect(back).toMatchObject({
      league: 'NFL',
      status: 'scheduled',
      homeTeam: { name: 'Bills', ratingKey: 'BUF', record: '8-2' },
      weatherData: { temperature: 38, windSpeed: 12 },
      odds: [{ feed: 'espn', moneyline: { home: -122, away: 104 }, spread: { line: -1.5 } }],
      sample: false,
    });
    expect(back.gameTime).toBe(soon);
    expect(back.odds[0]).not.toHaveProperty('total');
  });

  test('repeated, it adds nothing; a changed price adds one row', async () => {
    const moved = game('moved', at('Moved'));
    await store.ingestGames(lease, feed, [moved]);
    await store.ingestGames(lease, feed, [moved]);
    const { id } = await stored('Moved');
    const quotes = () => database.query('select * from odds_quotes where game_id = $1', [id]);
    expect(await quotes()).toHaveLength(1);
    const [quote] = moved.odds;
    if (!quote) throw new Error('no quote');
    const cheaper = { ...quote, moneyline: { home: -130, away: 110 } };
    await store.ingestGames(lease, feed, [{ ...moved, odds: [cheaper] }]);
    expect(await quotes()).toHaveLength(2);
    expect((await stored('Moved')).odds).toMatchObject([{ moneyline: { home: -130 } }]);
  });

  test('a corrected final score is a new version of the result', async () => {
    const final = (home: number) =>
      game('final', {
        ...at('Final'),
        status: 'final',
        score: { home, away: 10 },
        detail: 'Final',
      });
    await store.ingestGames(lease, feed, [final(20)]);
    await store.ingestGames(lease, feed, [final(20)]);
    await store.ingestGames(lease, feed, [final(21)]);
    const { id } = await stored('Final');
    const rows = await database.query(
      'select version, home_score from results where game_id = $1 order by version',
      [id],
    );
    expect(rows).toEqual([
      { version: 1, home_score: 20 },
      { version: 2, home_score: 21 },
    ]);
    expect((await store.readResults('NFL')).filter((row) => row.game_id === id)).toMatchObject([
      { version: 2, home_score: 21, home_key: 'BUF' },
    ]);
  });

  test('an answer older than the stored one changes nothing', async () => {
    const newer = new Date(now.getTime() + 1000);
    await store.ingestGames(lease, { ...feed, asOf: newer }, [
      game('order', { ...at('Order'), status: 'live', score: { home: 3, away: 0 }, detail: 'Q1' }),
    ]);
    await store.ingestGames(lease, feed, [game('order', at('Order'))]);
    expect((await stored('Order')).status).toBe('live');
  });
});

describe('publishing', () => {
  test('a prediction is stored once per input and read back whole', async () => {
    await store.ingestGames(lease, feed, [game('once', at('Once'))]);
    const { id } = await stored('Once');
    const made = prediction(id, hash('once'));
    const first = await store.savePredictions(lease, [made]);
    const second = await store.savePredictions(lease, [made]);
    expect(second).toEqual(first);
    const predictionId = first.get(id) ?? -1;
    const back = (await store.readPredictions([predictionId])).get(predictionId);
    expect(back).toEqual({ id: predictionId, ...made.prediction });
  });

  test('the ledger is a hash chain that the database itself numbers', async () => {
    await published('chain-1', '{"a":1}');
    await published('chain-2', '{"b":"é"}');
    const rows = await database.query<{ previous_hash: string; payload: string; hash: string }>(
      'select * from ledger order by seq',
    );
    let previous = '0'.repeat(64);
    for (const row of rows) {
      expect(row.previous_hash).toBe(previous);
      expect(row.hash).toBe(hash(previous + row.payload));
      previous = row.hash;
    }
    expect(rows.length).toBeGreaterThanOrEqual(2);
  });

  test.each(['ledger', 'predictions', 'grades'])(
    'the database refuses to change or empty %s',
    async (table) => {
      await published(`frozen-${table}`, '{}');
      const column = table === 'ledger' ? 'game_id' : 'prediction_id';
      const set = table === 'predictions' ? 'game_id = game_id' : `${column} = ${column}`;
      await expect(database.query(`update ${table} set ${set}`)).rejects.toThrow('append-only');
      await expect(database.query(`delete from ${table}`)).rejects.toThrow('append-only');
      await expect(database.query(`truncate ${table} cascade`)).rejects.toThrow('append-only');
    },
  );

  test('79: no prediction enters the ledger once its game has begun', async () => {
    const { gameId, predictionId } = await published('begun', '{}');
    await database.query(
      "update games set game_time = public.clock() - interval '1 second' where id = $1",
      [gameId],
    );
    const late = database.query(
      "insert into ledger (kind, game_id, prediction_id, payload) values ('prediction', $1, $2, '{}')",
      [gameId, predictionId],
    );
    await expect(late).rejects.toThrow('has begun');
  });

  test('the prediction of one game can stand for no other', async () => {
    const { predictionId } = await published('own', '{}');
    const other = await published('other', '{}');
    const swapped = database.query(
      "insert into ledger (kind, game_id, prediction_id, payload) values ('prediction', $1, $2, '{}')",
      [other.gameId, predictionId],
    );
    await expect(swapped).rejects.toThrow('foreign key');
    const shown = store.publishSlate(lease, {
      contentHash: hash('swapped'),
      sample: false,
      asOf: now,
      games: [{ gameId: other.gameId, predictionId, game: await stored('other') }],
      ledger: [],
    });
    await expect(shown).rejects.toThrow('foreign key');
  });

  test('a slate whose prediction cannot be on the ledger does not go up at all', async () => {
    const before = await store.readCurrentSlate();
    await store.ingestGames(lease, feed, [game('late', at('Late'))]);
    const found = await stored('Late');
    const ids = await store.savePredictions(lease, [prediction(found.id, hash('late'))]);
    const predictionId = ids.get(found.id) ?? -1;
    await database.query('update games set game_time = public.clock() where id = $1', [found.id]);
    const slate = {
      contentHash: hash('late slate'),
      sample: false,
      asOf: now,
      games: [{ gameId: found.id, predictionId, game: found }],
      ledger: [{ gameId: found.id, predictionId, payload: '{}' }],
    };
    await expect(store.publishSlate(lease, slate)).rejects.toThrow('not on the ledger');
    expect(await store.readCurrentSlate()).toEqual(before);
  });

  test('the published game is read with its prediction and its ledger entry', async () => {
    const { gameId, predictionId } = await published('read', '{"read":true}');
    expect(await store.readPublishedGame(gameId)).toMatchObject({
      id: gameId,
      prediction: { id: predictionId },
    });
    expect(await store.readPublishedGame(gameId + 1_000_000)).toBeUndefined();
    expect((await store.readLedgerEntries([predictionId])).get(predictionId)).toMatchObject({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await store.readPublishedGames({ league: 'NBA' })).toEqual([]);
  });
});

describe('builds', () => {
  test('one per slate, ten minutes apart, 24 a day', async () => {
    expect(await store.claimBuild(lease, 'a')).toBe(true);
    expect(await store.claimBuild(lease, 'a')).toBe(false);
    await store.acceptBuild(lease, 'a');
    expect(await store.claimBuild(lease, 'b')).toBe(false);
    await database.query("update builds set requested_at = public.clock() - interval '11 minutes'");
    expect(await store.claimBuild(lease, 'a')).toBe(false);
    expect(await store.claimBuild(lease, 'b')).toBe(true);
    await database.query(
      "insert into builds (slate_hash, requested_at) select 'x' || n, public.clock() - interval '1 hour' from generate_series(1, 24) n",
    );
    expect(await store.claimBuild(lease, 'c')).toBe(false);
  });

  test('never so many that a day ends without any: six in six hours', async () => {
    const ask = (minutes: number) =>
      database.query(
        "insert into builds (slate_hash, requested_at) values ('y' || $1, public.clock() - make_interval(mins => $1::int))",
        [minutes],
      );
    await database.query("update builds set requested_at = public.clock() - interval '2 days'");
    for (const minutes of [75, 60, 45, 30, 15]) await ask(minutes);
    expect(await store.claimBuild(lease, 'sixth')).toBe(true);
    await database.query(
      "update builds set requested_at = requested_at - interval '15 minutes' where requested_at > public.clock() - interval '1 day'",
    );
    expect(await store.claimBuild(lease, 'seventh')).toBe(false);
  });
});
