import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FeedGame, Game } from '#domain/game/game.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import type { Lease } from '#store/lease.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { tennisMatch } from '#test/eventExample.ts';
import { examplePrediction } from '#test/predictionExample.ts';
import { nflGame } from '#test/refreshExample.ts';
import { lineSaid, saidOfPart } from '#test/said.ts';
import type { NewEventPrediction } from './eventPredictionRow.ts';
import { slateHash } from './hash.ts';

let database: TestDatabase;
let store: Store;
let lease: Lease;
let sourceId = '';
let tests = 0;
const start = new Date();

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());
beforeEach(async () => {
  sourceId = `game ${++tests}`;
  await daysLater(0);
});

async function daysLater(days: number): Promise<void> {
  await database.moveClock(days * 86_400_000);
  await database.query("update refresh_lease set expires_at = '-infinity'");
  const got = await store.acquireLease('manual', 600);
  if (!got) throw new Error('the lease is held');
  lease = got;
}

const WINDOW = { from: new Date(0), to: new Date('2100-01-01'), sample: false };
const hash = (text: string) => createHash('sha256').update(`${sourceId} ${text}`).digest('hex');

/** The feed's answer `minutes` after the beginning: a game that starts after an hour. */
async function told(minutes: number, change: Partial<FeedGame> = {}): Promise<Game> {
  const asOf = new Date(start.getTime() + minutes * 60_000);
  const game = nflGame(sourceId, 1, { venue: { name: sourceId }, ...change });
  await store.ingestGames(lease, { name: 'espn', sample: false, asOf }, [game]);
  const found = (await store.readGames(WINDOW)).find(({ venue }) => venue?.name === sourceId);
  if (!found) throw new Error('not stored');
  return found;
}

/** The home side's closing price, as the ratings learn it once the game is over. */
async function closingPrice(gameId: number): Promise<number | null | undefined> {
  await told(600, { status: 'final', score: { home: 3, away: 0 }, detail: 'Final' });
  const rows = await store.readResults('NFL');
  return rows.find((row) => row.game_id === gameId)?.closing?.moneyline_home;
}

const price = (home: number): Partial<FeedGame> => ({
  odds: [
    {
      book: 'book',
      feed: 'espn',
      provider: 'Book',
      sample: false,
      asOf: start.toISOString(),
      moneyline: { home, away: 100 },
    },
  ],
});

const FINAL = {
  status: 'final',
  score: { home: 20, away: 17 },
  detail: 'Final',
} as const;

async function say(game: Game, text: string): Promise<number> {
  const made = examplePrediction(game.id, hash(text), start);
  const predictionId = (await store.savePredictions(lease, [made])).get(game.id) ?? -1;
  const content = { sample: false, games: [{ gameId: game.id, predictionId, game }] };
  const contentHash = slateHash(content);
  const payload = await lineSaid(store, game, predictionId, { said: `${sourceId} ${text}` });
  const ledger = [{ gameId: game.id, predictionId, payload }];
  await store.publishSlate(lease, { ...content, contentHash, asOf: start, ledger });
  return predictionId;
}

/** Publishes slates without the game; the slate with it is then old enough to be removed. */
async function replaceSlates(): Promise<void> {
  for (const at of ['one', 'two']) {
    const content = { sample: false, games: [] };
    const slate = { ...content, contentHash: hash(at), asOf: start, ledger: [] };
    await store.publishSlate(lease, slate);
  }
}

const gridsOf = async (gameId: number) =>
  (
    await database.query<{ id: string; kept: boolean }>(
      'select id, simulation_data is not null as kept from predictions where game_id = $1 order by id',
      [gameId],
    )
  ).map(({ kept }) => kept);

const quotesOf = async (gameId: number) =>
  (
    await database.query<{ moneyline_home: number }>(
      'select moneyline_home from odds_quotes where game_id = $1 order by id',
      [gameId],
    )
  ).map((row) => row.moneyline_home);

test('400 days after the start a book’s first and closing prices stay, the ones between go', async () => {
  const game = await told(0, price(-110));
  for (const [at, home] of [-120, -130, -140, -150].entries()) await told(at + 1, price(home));
  await daysLater(399);
  expect((await store.thinHistory(lease)).quotes).toBe(0);
  await daysLater(401);
  expect((await store.thinHistory(lease)).quotes).toBe(3);
  expect(await quotesOf(game.id)).toEqual([-110, -150]);
  expect(await closingPrice(game.id)).toBe(-150);
  expect((await store.thinHistory(lease)).quotes).toBe(0);
});

test('what was first priced after the old start of a game that was put off does not cost the closing line', async () => {
  const game = await told(0, price(-110));
  await told(1, price(-120));
  await told(2, { status: 'postponed', detail: 'Postponed', ...price(-120) } as Partial<FeedGame>);
  await told(90, { status: 'postponed', detail: 'Postponed', ...price(-200) } as Partial<FeedGame>);
  await daysLater(401);
  await store.thinHistory(lease);
  expect(await quotesOf(game.id)).toEqual([-110, -120, -200]);
  expect(await closingPrice(game.id)).toBe(-120);
});

test('a game that has not begun keeps every grid: its line may come back', async () => {
  const game = await told(0);
  await say(game, 'first');
  await say(game, 'second');
  await store.thinHistory(lease);
  expect(await gridsOf(game.id)).toEqual([true, true]);
});

test('of what was replaced the grid goes a day after the start, of the last word after 45 days; the ledger verifies', async () => {
  const game = await told(0);
  await say(game, 'first');
  const last = await say(game, 'second');
  await told(200, FINAL as Partial<FeedGame>);
  await daysLater(2);
  await store.thinHistory(lease);
  expect(await gridsOf(game.id)).toEqual([true, true]);
  await replaceSlates();
  await store.thinHistory(lease);
  expect(await gridsOf(game.id)).toEqual([false, true]);
  expect((await store.ledgeredPredictions([game.id])).get(game.id)).toBe(last);
  await daysLater(46);
  await store.thinHistory(lease);
  expect(await gridsOf(game.id)).toEqual([false, false]);
  expect(await store.ledgeredPredictions([game.id])).toEqual(new Map());

  const rows = await database.query<{ previous_hash: string; payload: string; hash: string }>(
    'select previous_hash, payload, hash from ledger order by seq',
  );
  expect(rows.filter(({ payload }) => payload.includes(`"${sourceId} `))).toHaveLength(2);
  for (const [at, row] of rows.entries()) {
    expect(row.previous_hash).toBe(rows[at - 1]?.hash ?? '0'.repeat(64));
    const text = row.previous_hash + row.payload;
    expect(row.hash).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('a grid that a slate shows stays, however old', async () => {
  const game = await told(0);
  await say(game, 'shown');
  await told(200, FINAL as Partial<FeedGame>);
  await daysLater(60);
  await store.thinHistory(lease);
  expect(await gridsOf(game.id)).toEqual([true]);
  expect((await store.readPublishedGame(game.id))?.prediction?.simulationData.iterations).toBe(
    10_000,
  );
});

test('a game whose grid has gone is graded all the same', async () => {
  const game = await told(0);
  const predictionId = await say(game, 'graded late');
  await told(200, FINAL as Partial<FeedGame>);
  await daysLater(2);
  await replaceSlates();
  await daysLater(46);
  await store.thinHistory(lease);
  expect(await gridsOf(game.id)).toEqual([false]);
  const gradable = (await store.readGradable()).map((row) => row.prediction_id);
  expect(gradable).toContain(predictionId);
});

const OUTCOME = {
  bestOf: 3,
  setScores: [4, 3, 2, 1],
  games: [[18, 10]],
  margins: [[2, 10]],
  tieBreaks: [10],
  firstSet: [6, 4],
};

test('of an event the outcome of the last word is kept for a year', async () => {
  const feed = { name: 'live', sample: false, asOf: start };
  const match = { ...tennisMatch(1), sourceId };
  await store.ingestEvents(lease, feed, [match]);
  const found = (await store.readKnownEvents(WINDOW)).find((known) => known.sourceId === sourceId);
  const event = found?.event;
  if (!event) throw new Error('not stored');
  for (const text of ['first', 'second']) {
    const made: NewEventPrediction = {
      eventId: event.id,
      part: '',
      inputHash: hash(text),
      names: ['Jannik Sinner', 'Carlos Alcaraz'],
      market: undefined,
      recipe: {
        engineVersion: '1',
        model: 'tennis',
        seed: '0badcafe',
        iterations: 10,
        inputs: {},
        notes: [],
      },
      outcome: OUTCOME,
      factors: undefined,
      ratedFrom: 'lines',
      own: { a: 0.7, b: 0.3 },
      anchor: undefined,
      learnedTo: undefined,
      factsHash: hash(text),
      winShare: 0.7,
      asOf: start,
    };
    const predictionId =
      (await store.saveEventPredictions(lease, [made])).get(`${event.id}:`) ?? -1;
    const content = {
      sample: false,
      games: [],
      events: [{ event, predictionIds: new Map([['', predictionId]]) }],
    };
    await store.publishSlate(lease, {
      ...content,
      contentHash: slateHash(content),
      asOf: start,
      ledger: [],
      eventLedger: [
        {
          eventId: event.id,
          predictionId,
          payload: await saidOfPart(store, event, '', predictionId),
        },
      ],
    });
  }
  const ended = { name: 'live', sample: false, asOf: new Date(start.getTime() + 1000) };
  const result = { winner: 'a', sets: [[6, 0]], retired: false } as const;
  await store.ingestEvents(lease, ended, [
    { ...tennisMatch(1, { status: 'final', result }), sourceId },
  ]);
  const kept = async () =>
    (
      await database.query<{ kept: boolean }>(
        'select outcome is not null as kept from event_predictions where event_id = $1 order by id',
        [event.id],
      )
    ).map((row) => row.kept);
  await daysLater(2);
  await replaceSlates();
  await store.thinHistory(lease);
  expect(await kept()).toEqual([false, true]);
  await daysLater(300);
  await store.thinHistory(lease);
  expect(await kept()).toEqual([false, true]);
  const gradable = async () => (await store.readGradableParts()).map((row) => row.event_id);
  expect(await gradable()).toContain(event.id);
  await daysLater(370);
  await store.thinHistory(lease);
  expect(await kept()).toEqual([false, false]);
  // The pick is on the ledger, so even a late correction of the result is graded.
  expect(await gradable()).toContain(event.id);
});

test('how runs and builds went is kept for 90 days, and the last that ended well for good', async () => {
  const runs = async () =>
    (
      await database.query<{ id: string; status: string }>(
        'select id, status from refresh_runs order by id',
      )
    ).map(({ id, status }) => `${id} ${status}`);
  await store.finishRun(lease, {});
  await daysLater(400);
  await store.finishRun(lease, {}, 'failed');
  const [, ended] = (await runs()).slice(-2);
  await daysLater(480);
  await store.claimBuild(lease, hash('first'));
  await store.thinHistory(lease);
  const kept = await runs();
  expect(kept).toContain(ended);
  const done = kept.filter((run) => run.endsWith('done'));
  expect(done.length).toBeGreaterThan(0);
  await daysLater(600);
  await store.claimBuild(lease, hash('second'));
  await store.thinHistory(lease);
  expect(await runs()).not.toContain(ended);
  expect((await runs()).filter((run) => run.endsWith('done')).at(-1)).toBe(done.at(-1));
  const builds = await database.query('select slate_hash from builds');
  expect(builds).toEqual([{ slate_hash: hash('second') }]);
  expect((await store.readDue(90)).lastFull).toBeDefined();
});

test('forecasts go 45 days after a game; who started it and its result stay', async () => {
  const forecast = { temperature: 50, description: 'Rain', asOf: start.toISOString() };
  const starter = { name: 'A Passer', status: 'started' } as const;
  const { id } = await told(0, { weatherData: forecast });
  const feed = { name: 'espn', sample: false, asOf: new Date(start.getTime() + 1) };
  await told(1, { status: 'final', score: { home: 3, away: 0 }, detail: 'Final' });
  await store.saveAvailability(lease, { ...feed, asOf: new Date(start.getTime() + 60_000) }, [
    { sourceId, side: 'home', starter },
  ]);
  const rows = async () =>
    (
      await database.query(
        `select (select count(*)::int from weather where game_id = $1) as weather,
          (select count(*)::int from results where game_id = $1) as results,
          (select count(*)::int from availability where game_id = $1) as availability`,
        [id],
      )
    )[0];
  await daysLater(44);
  await store.thinHistory(lease);
  expect(await rows()).toEqual({ weather: 1, results: 1, availability: 1 });
  await daysLater(46);
  await store.thinHistory(lease);
  expect(await rows()).toEqual({ weather: 0, results: 1, availability: 1 });
});
