import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { Grade } from '#domain/record/grade.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { canonicalJson } from '#slate/archive/hash.ts';
import type { NewEventGrade } from '#slate/record/store/eventGrades.ts';
import { gradePart } from '#slate/refresh/gradePart.ts';
import type { Store } from '#slate/store.ts';
import { scriptedEvents, tennisMatch } from '#test/eventExample.ts';
import { scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { saidLongAgo } from '#test/saidLongAgo.ts';
import type { Lease } from './lease.ts';
import { storeOn } from './onDatabase.fixture.ts';

/** As attackGrades.test.ts, of parts of events: the service role's key grades nothing that does not follow. */

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());
beforeEach(async () => {
  await database.moveClock(0);
  await database.query("update refresh_lease set expires_at = '-infinity'");
  await database.query("set session_replication_role = 'replica'");
  await database.query(
    'truncate games, teams, events, slates, current_slate, ledger, grades, event_grades, record_state, builds cascade',
  );
  await database.query("set session_replication_role = 'origin'");
});

const refresh = (events: readonly FeedEvent[]) =>
  refreshTestSlate({
    store,
    source: scriptedSource({}),
    events: scriptedEvents({ Tennis: events }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

async function take(): Promise<Lease> {
  await database.query("update refresh_lease set expires_at = '-infinity'");
  const lease = await store.acquireLease('manual', 600);
  if (!lease) throw new Error('the lease is held');
  return lease;
}

/** What a feed says of the match, without a run: nothing is graded by it. */
async function told(event: FeedEvent, aheadMs = 0): Promise<Lease> {
  const lease = await take();
  const asOf = new Date(Date.now() + aheadMs);
  await store.ingestEvents(lease, { name: 'live', sample: false, asOf }, [event]);
  return lease;
}

const WON = {
  winner: 'a',
  sets: [
    [6, 4],
    [6, 3],
  ],
  retired: false,
} as const;
const over = () => tennisMatch(-4, { status: 'final', result: WON });

/** A match that was predicted and is over. */
async function played() {
  await refresh([tennisMatch(1)]);
  await saidLongAgo(database);
  const lease = await told(over());
  const grades = (await store.readGradableParts()).flatMap(gradePart);
  return { lease, grades };
}

function forged(
  grade: NewEventGrade | undefined,
  change: Partial<Grade>,
  of: Partial<Pick<NewEventGrade, 'predictionLine' | 'resultVersion'>> & object = {},
): NewEventGrade {
  if (!grade) throw new Error('nothing to forge');
  const payload = canonicalJson({ ...JSON.parse(grade.payload), ...change, ...of });
  return { ...grade, ...of, grade: { ...grade.grade, ...change }, payload };
}

test.each([
  ['9.5 units', { units: 9.5 }, {}, 'those are not its units'],
  ['a void', { outcome: 'void', units: 0 }, {}, 'it came to'],
  ['another price', { price: 900 }, {}, 'its line does not say that bet'],
  ['another name', { pick: 'Somebody' }, {}, 'its line does not say that bet'],
  ['a result there is not', {}, { resultVersion: 2 }, 'that is not its result'],
  ['called off', { outcome: 'void', units: 0 }, { resultVersion: 0 }, 'it was not called off'],
  ['another end', {}, { ended: { contest: 'match', winner: 'Somebody' } }, 'what its result was'],
  ['another line', {}, { predictionLine: 2 }, 'the last line before its start'],
  ['another start', {}, { startTime: '2026-01-01T00:00:00.000Z' }, 'what its result was'],
] as const)(
  '743: a grade that says %s is refused, and no other for it',
  async (_, change, of, why) => {
    const { lease, grades } = await played();
    expect(grades).toHaveLength(2);
    const [winner, score] = grades;
    const lying = forged(winner, change, of);
    const all = [lying, ...(score ? [score] : [])];
    expect(await store.saveEventGrades(lease, all, new Date())).toMatchObject({
      saved: 1,
      refused: [{ why: expect.stringContaining(why) }],
    });
    // The honest one is still to be graded.
    const again = (await store.readGradableParts()).flatMap(gradePart);
    expect(await store.saveEventGrades(lease, again, new Date())).toEqual({
      saved: 1,
      refused: [],
    });
    expect(await store.readGradableParts()).toEqual([]);
  },
);

const DAY_MS = 86_400_000;

test('744: a result that is taken back after days does not turn its losses into voids', async () => {
  const { lease, grades } = await played();
  await store.saveEventGrades(lease, grades, new Date());
  const before = await store.readRecordRows();
  await database.moveClock(3 * DAY_MS);
  const off = tennisMatch(-4, { status: 'postponed' });
  const later = await told(off, 3 * DAY_MS);
  expect(await store.readGradableParts()).toEqual([]);
  expect(await store.readRecordRows()).toEqual(before);
  const void0 = forged(grades[0], { outcome: 'void', units: 0 }, { resultVersion: 0 });
  expect(await store.saveEventGrades(later, [void0], new Date())).toMatchObject({
    saved: 0,
    refused: [{ why: 'it has a final result: it was not called off' }],
  });
});

test('one that is taken back soon, of a match that was called off, is void after two days; the last grade counts', async () => {
  const { lease, grades } = await played();
  await store.saveEventGrades(lease, grades, new Date());
  await database.moveClock(3_600_000);
  await told(tennisMatch(-4, { status: 'postponed' }), 3_600_000);
  expect(await store.readGradableParts()).toEqual([]);
  await database.moveClock(3 * DAY_MS);
  const later = await told(tennisMatch(-4, { status: 'postponed' }), 3 * DAY_MS);
  const voids = (await store.readGradableParts()).flatMap(gradePart);
  expect(voids.map(({ grade }) => grade.outcome)).toEqual(['void', 'void']);
  expect(await store.saveEventGrades(later, voids, new Date())).toEqual({ saved: 2, refused: [] });
  const rows = await store.readRecordRows();
  expect(rows.map(({ outcome, regraded }) => [outcome, regraded])).toEqual([
    ['void', true],
    ['void', true],
  ]);
});
