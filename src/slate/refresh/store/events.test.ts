import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { NewEventPrediction } from '#slate/archive/eventPredictionRow.ts';
import { slateHash } from '#slate/archive/hash.ts';
import type { Store } from '#slate/store.ts';
import { LeaseLostError } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { fightCard, mainBout, race, tennisMatch } from '#test/eventExample.ts';
import { saidOfPart } from '#test/said.ts';

let database: TestDatabase;
let store: Store;
let lease: Lease;
const now = new Date();
const feed = { name: 'live', sample: false, asOf: now };
const WINDOW = { from: new Date(0), to: new Date('2100-01-01'), sample: false };

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());
beforeEach(async () => {
  await database.query("update refresh_lease set expires_at = '-infinity'");
  const got = await store.acquireLease('manual', 60);
  if (!got) throw new Error('the lease is held');
  lease = got;
});

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const stored = async (sourceId: string) => {
  const found = (await store.readKnownEvents(WINDOW)).find((event) => event.sourceId === sourceId);
  if (!found) throw new Error(`no event ${sourceId}`);
  return found;
};

const prediction = (eventId: number, text: string, part = ''): NewEventPrediction => ({
  eventId,
  part,
  inputHash: hash(text),
  names: ['Jannik Sinner', 'Carlos Alcaraz'],
  market: undefined,
  recipe: {
    engineVersion: '0.2.0',
    model: 'tennis',
    seed: '0badcafe',
    iterations: 10,
    inputs: {},
    notes: [],
  },
  outcome: {
    bestOf: 3,
    setScores: [4, 3, 2, 1],
    games: [[18, 10]],
    margins: [[2, 10]],
    tieBreaks: [10],
    firstSet: [6, 4],
  },
  factors: undefined,
  ratedFrom: 'lines',
  own: { a: 0.6, b: 0.4 },
  anchor: { a: 0.7, b: 0.3, books: ['Book'], leftOut: [] },
  learnedTo: '2026-11-20',
  factsHash: hash(text),
  winShare: 0.7,
  asOf: now,
});

/** A stored match with a prediction; `publish` publishes both. */
async function predicted(sourceId: string) {
  await store.ingestEvents(lease, feed, [{ ...tennisMatch(24), sourceId }]);
  const { event } = await stored(sourceId);
  const ids = await store.saveEventPredictions(lease, [prediction(event.id, sourceId)]);
  const predictionId = ids.get(`${event.id}:`) ?? -1;
  const content = {
    sample: false,
    games: [],
    events: [{ event, predictionIds: new Map([['', predictionId]]) }],
  };
  const publish = async () =>
    store.publishSlate(lease, {
      ...content,
      contentHash: slateHash(content),
      asOf: now,
      ledger: [],
      eventLedger: [
        {
          eventId: event.id,
          predictionId,
          payload: await saidOfPart(store, event, '', predictionId),
        },
      ],
    });
  return { event, predictionId, publish };
}

const sayAgain = (eventId: number, predictionId: number) =>
  database.query(
    "insert into ledger (kind, event_id, part, event_prediction_id, payload) values ('prediction', $1, '', $2, '{}')",
    [eventId, predictionId],
  );

test('an event comes back as the feed said it; repeated, it is one event', async () => {
  const card = { ...fightCard(24), sourceId: 'roundtrip' };
  await store.ingestEvents(lease, feed, [card, card]);
  await store.ingestEvents(lease, feed, [card]);
  const { event, begun, closesAt } = await stored('roundtrip');
  const { sourceId: _, ...facts } = card;
  expect(event).toEqual({
    ...facts,
    id: event.id,
    source: 'live',
    sample: false,
    asOf: now.toISOString(),
  });
  expect(begun).toBe(false);
  expect(closesAt).toBe(card.startTime);
  expect(await database.query("select 1 from events where source_id = 'roundtrip'")).toHaveLength(
    1,
  );
});

test('while only the day is known, predictions close when it begins in New York', async () => {
  const day = { startTime: '2027-07-04T16:00:00.000Z', timeKnown: false };
  await store.ingestEvents(lease, feed, [{ ...race(0), ...day, sourceId: 'day' }]);
  expect((await stored('day')).closesAt).toBe('2027-07-04T04:00:00.000Z');
});

test('an answer older than the stored one changes nothing, its results included', async () => {
  const newer = { ...feed, asOf: new Date(now.getTime() + 1000) };
  const result = { winner: 'a', sets: [[6, 0]], retired: false } as const;
  const live = { ...tennisMatch(-2, { status: 'live' }), sourceId: 'order' };
  const final = { ...tennisMatch(-2, { status: 'final', result }), sourceId: 'order' };
  await store.ingestEvents(lease, newer, [live]);
  await store.ingestEvents(lease, feed, [final]);
  const { event, begun } = await stored('order');
  expect(event.status).toBe('live');
  expect(begun).toBe(true);
  expect(
    await database.query('select 1 from event_results where event_id = $1', [event.id]),
  ).toEqual([]);
});

test('results are kept version by version, bout by bout', async () => {
  const card = (winner?: 'a' | 'b') => ({
    ...fightCard(-4, {
      status: 'live',
      bouts: [winner ? { ...mainBout, result: { winner } } : mainBout],
    }),
    sourceId: 'versions',
  });
  for (const winner of [undefined, 'a', 'a', 'b', undefined] as const) {
    await store.ingestEvents(lease, feed, [card(winner)]);
  }
  const { event } = await stored('versions');
  const rows = await database.query(
    'select part, version, result from event_results where event_id = $1 order by version',
    [event.id],
  );
  expect(rows).toEqual([
    { part: '1', version: 1, result: { winner: 'a' } },
    { part: '1', version: 2, result: { winner: 'b' } },
    { part: '1', version: 3, result: null },
  ]);
});

test('a stale fencing token can write nothing', async () => {
  const stale = lease;
  await database.query("update refresh_lease set expires_at = '-infinity'");
  await store.acquireLease('manual', 60);
  const card = { ...fightCard(24), sourceId: 'stale' };
  await expect(store.ingestEvents(stale, feed, [card])).rejects.toThrow(LeaseLostError);
  await expect(store.saveEventPredictions(stale, [])).resolves.toEqual(new Map());
  await expect(store.saveEventPredictions(stale, [prediction(1, 'stale')])).rejects.toThrow(
    LeaseLostError,
  );
  await expect(store.saveEventGrades(stale, [], now)).rejects.toThrow(LeaseLostError);
});

test('a prediction is stored once per input, and is known by it', async () => {
  const { event, predictionId } = await predicted('once');
  const again = await store.saveEventPredictions(lease, [prediction(event.id, 'once')]);
  expect(again.get(`${event.id}:`)).toBe(predictionId);
  const known = await store.knownEventPredictions([event.id]);
  const once = hash('once');
  const told = {
    id: predictionId,
    inputHash: once,
    factsHash: once,
    seeded: false,
    figures: [0.7],
  };
  expect([...known]).toEqual([[`${event.id}:`, [told]]]);
});

test('no prediction enters the ledger once its event has begun', async () => {
  const { event, predictionId } = await predicted('begun');
  await database.query(
    "update events set start_time = public.clock() - interval '1 second' where id = $1",
    [event.id],
  );
  await expect(sayAgain(event.id, predictionId)).rejects.toThrow('has begun');
  const early = await predicted('called live');
  const live = { ...tennisMatch(24), sourceId: 'called live', status: 'live' } as const;
  await store.ingestEvents(lease, feed, [live]);
  await expect(sayAgain(early.event.id, early.predictionId)).rejects.toThrow('has begun');
});

test('the build reads what the ledger says of an event: the latest entry of each prediction', async () => {
  const { event, predictionId, publish } = await predicted('ledger entry');
  await publish();
  expect(await store.readEventLedgerEntries([])).toEqual(new Map());
  const first = (await store.readEventLedgerEntries([event.id])).get(predictionId);
  expect(first?.hash).toMatch(/^[0-9a-f]{64}$/);
  await sayAgain(event.id, predictionId);
  const second = (await store.readEventLedgerEntries([event.id])).get(predictionId);
  expect(second?.seq).toBeGreaterThan(first?.seq ?? Number.NaN);
});

test('a slate whose prediction of an event cannot be on the ledger does not go up at all', async () => {
  const before = await store.readCurrentSlate();
  const { event, publish } = await predicted('late');
  await database.query('update events set start_time = public.clock() where id = $1', [event.id]);
  await expect(publish()).rejects.toMatchObject({ gameIds: [], eventIds: [event.id] });
  expect(await store.readCurrentSlate()).toEqual(before);
});

test('the prediction of one event can stand for no other', async () => {
  const { predictionId } = await predicted('own');
  const other = await predicted('other');
  await expect(sayAgain(other.event.id, predictionId)).rejects.toThrow('foreign key');
});

test('a ledger entry is of a game or of an event, never of both or neither', async () => {
  const neither = database.query("insert into ledger (kind, payload) values ('grade', '{}')");
  await expect(neither).rejects.toThrow('ledger_is_of_a_game_or_an_event');
});

test.each([
  ['event_results', 'event_id'],
  ['event_predictions', 'event_id'],
  ['event_grades', 'event_prediction_id'],
])('the database refuses to change or empty %s', async (table, column) => {
  await expect(database.query(`update ${table} set ${column} = ${column}`)).rejects.toThrow(
    'append-only',
  );
  await expect(database.query(`delete from ${table}`)).rejects.toThrow('append-only');
  await expect(database.query(`truncate ${table} cascade`)).rejects.toThrow('append-only');
});

test('the published event is read with its prediction; the build reads it from the same slate', async () => {
  const { event, predictionId, publish } = await predicted('read');
  await publish();
  expect(await store.readEvent(event.id)).toMatchObject({
    id: event.id,
    prediction: { id: predictionId, ratedFrom: 'lines', outcome: { setScores: [4, 3, 2, 1] } },
  });
  const whole = await store.readWholeSlate();
  expect(whole?.events).toEqual(await store.readEvents());
  expect(whole?.events.map(({ id }) => id)).toEqual([event.id]);
});
