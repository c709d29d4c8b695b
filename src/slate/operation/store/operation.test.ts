import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import type { Lease } from '#store/lease.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());
beforeEach(async () => {
  await database.query(
    'truncate refresh_stages, league_reads, quarantine, feeds, feed_answers, alerts, builds, refresh_requests',
  );
  await database.query("update refresh_lease set expires_at = '-infinity', run_id = null");
  await database.query('delete from refresh_runs');
  await database.moveClock(0);
});

async function begin(kind?: 'full' | 'odds'): Promise<Lease> {
  const lease = await store.acquireLease('schedule', 600, kind);
  if (!lease) throw new Error('no lease');
  return lease;
}
const MINUTE = 60_000;

test('before anything has run there is a state, and nothing in it', async () => {
  expect(await store.readOperationState()).toEqual({
    slate: undefined,
    lastGood: undefined,
    runs: [],
    stages: [],
    leagues: [],
    parts: [],
    feeds: [],
    quarantined: 0,
    quarantine: [],
    requests: [],
    builds: [],
    ledgerSince: undefined,
    ledger: undefined,
    catchingUp: [],
    live: [],
    schedules: [],
    texts: { delivered: 0, undelivered: 0, since: undefined, codes: [] },
    probe: undefined,
  });
});

test('each stage has its time and its end; what a run never came to stays as it was before', async () => {
  const first = await begin();
  for (const stage of ['ingest', 'rate', 'rate', 'simulate'] as const) {
    await store.renewLease(first, stage, 600);
  }
  await store.finishRun(first, {});
  await database.moveClock(MINUTE);
  const second = await begin('odds');
  await store.renewLease(second, 'rate', 600);
  await store.finishRun(second, {}, 'a feed said "password"');
  const { stages, runs, lastGood } = await store.readOperationState();
  const ended = stages
    .map(({ stage, runId, outcome, endedAt }) => [stage, runId, outcome, !!endedAt] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
  expect(ended).toEqual([
    ['ingest', second.runId, 'done', true],
    ['rate', second.runId, 'failed', true],
    ['simulate', first.runId, 'done', true],
  ]);
  expect(runs.map(({ kind, status, stage }) => [kind, status, stage])).toEqual([
    ['odds', 'failed', 'rate'],
    ['full', 'done', 'simulate'],
  ]);
  expect(lastGood?.startedAt).toBe(runs[1]?.startedAt);
  expect(JSON.stringify(await store.readOperationState())).not.toContain('password');
});

test('of a run that died the stage it was in ends when the next one finds out', async () => {
  const dead = await begin();
  await store.renewLease(dead, 'simulate', 600);
  await database.query("update refresh_lease set expires_at = '-infinity'");
  await begin();
  const { stages } = await store.readOperationState();
  const outcomes = stages.map(({ stage, outcome, endedAt }) => [stage, outcome, !!endedAt]);
  expect(outcomes).toContainEqual(['simulate', 'abandoned', true]);
  expect(outcomes).toContainEqual(['ingest', 'running', false]);
});

test('a run of prices is no run after which nothing is missing', async () => {
  const full = await begin();
  await store.noteReads(full, [{ league: 'NFL', answered: true, whole: true }], []);
  await store.finishRun(full, {});
  const { lastFull } = await store.readDue(90);
  const answered = await store.readLastAnswered();
  expect(answered.get('NFL')).toBeInstanceOf(Date);
  await database.moveClock(MINUTE);
  const odds = await begin('odds');
  await store.noteReads(odds, [{ league: 'NFL', answered: true, whole: false }], []);
  await store.finishRun(odds, {});
  expect(await store.readLastAnswered()).toEqual(answered);
  expect((await store.readDue(90)).lastFull).toBe(lastFull);
});

test('days that were not told of wait, the longest first, until they are', async () => {
  const lease = await begin();
  const nfl = { source: 'espn', league: 'NFL' };
  const [old, young] = [
    { from: '2026-11-01', to: '2026-11-02' },
    { from: '2026-11-07', to: '2026-11-07' },
  ];
  const holes = async () => store.readFeedHoles('espn', new Date(Date.now() + 60 * MINUTE));
  await store.noteFeedHoles(lease, nfl, [old]);
  await database.moveClock(MINUTE);
  await store.noteFeedHoles(lease, nfl, [young, young]);
  expect(await holes()).toEqual([
    { league: 'NFL', ...old },
    { league: 'NFL', ...young },
  ]);
  expect(await store.readFeedHoles('other', new Date())).toEqual([]);
  await database.moveClock(MINUTE);
  await store.noteFeedHoles(lease, nfl, [old]);
  expect((await holes())[0]).toEqual({ league: 'NFL', ...young });
  await store.fillFeedHole(lease, 'espn', { league: 'NFL', ...young });
  expect(await holes()).toEqual([{ league: 'NFL', ...old }]);
});

test('what a feed refuses is known until it is taken again', async () => {
  const at = '2026-11-22T18:00:00.000Z';
  const part = { feed: 'ESPN', part: 'football/nfl/scoreboard' };
  const refused = { ...part, refused: 400, refusedSince: at, refusedAt: at };
  await store.noteFeedPart(refused);
  expect(await store.readFeedParts()).toEqual([refused]);
  expect((await store.readOperationState()).parts).toEqual([refused]);
  const form = { ...part, form: 'month', formSince: at, formAt: at };
  await store.noteFeedPart(form);
  expect(await store.readFeedParts()).toEqual([form]);
  await store.noteFeedPart(part);
  expect(await store.readFeedParts()).toEqual([]);
});

test('a league that does not answer keeps the time at which it last did', async () => {
  const lease = await begin();
  await store.noteReads(lease, [{ league: 'NFL', answered: true, whole: true }], []);
  const [before] = (await store.readOperationState()).leagues;
  await database.moveClock(MINUTE);
  await store.noteReads(lease, [{ league: 'NFL', answered: false, whole: true }], []);
  const [after] = (await store.readOperationState()).leagues;
  expect(after?.answeredAt).toBe(before?.answeredAt);
  expect(Date.parse(after?.askedAt ?? '')).toBeGreaterThan(Date.parse(before?.askedAt ?? ''));
  expect(after?.on).toBe(false);
});

test('a league says which second feed told of it, until its own answers again', async () => {
  const lease = await begin();
  const nfl = { league: 'NFL', whole: true };
  const toldBy = async () => (await store.readOperationState()).leagues[0]?.toldBy;
  await store.noteReads(lease, [{ ...nfl, answered: true, from: 'nflverse' }], []);
  expect(await toldBy()).toBe('nflverse');
  await store.noteReads(lease, [{ ...nfl, answered: false }], []);
  expect(await toldBy()).toBe('nflverse');
  await store.noteReads(lease, [{ ...nfl, answered: true }], []);
  expect(await toldBy()).toBeUndefined();
});

test('who has lost the lease notes nothing', async () => {
  const lease = await begin();
  await database.query("update refresh_lease set expires_at = '-infinity'");
  await begin();
  await expect(
    store.noteReads(lease, [{ league: 'NFL', answered: true, whole: true }], []),
  ).rejects.toThrow('lost its lease');
  expect((await store.readOperationState()).leagues).toEqual([]);
});

test('what is left out again is counted, and gone three days after it was last seen', async () => {
  const lease = await begin();
  const item = { league: 'NFL', item: '401', reason: 'no sides' };
  await store.noteReads(lease, [], [item, item]);
  await store.noteReads(lease, [], [item, { ...item, item: '402' }]);
  const { quarantine, quarantined } = await store.readOperationState();
  expect(quarantined).toBe(2);
  expect(quarantine.find((one) => one.item === '401')).toMatchObject({ ...item, times: 2 });
  await database.query("update quarantine set last_at = last_at - interval '3 days 1 minute'");
  await store.noteReads(lease, [], []);
  expect((await store.readOperationState()).quarantined).toBe(0);
});

test('a feed that changes its shape fills no table, and breaks none with what it says', async () => {
  const lease = await begin();
  const strange = `\u0000\uD800${'x'.repeat(5_000)}`;
  for (let run = 0; run < 4; run += 1) {
    const items = Array.from({ length: 1_000 }, (_, at) => ({
      league: 'NFL',
      item: `${run}-${at}`,
      reason: strange,
    }));
    await store.noteReads(lease, [], items);
  }
  const { quarantined, quarantine } = await store.readOperationState();
  expect(quarantined).toBe(500);
  expect(quarantine).toHaveLength(100);
  expect(quarantine[0]?.reason).toHaveLength(240);
});

const FEED = { feed: 'ESPN', askedAt: '2026-11-22T18:00:00.000Z', failures: 0 };

test('how a feed behaves is remembered; an earlier word does not undo a later one', async () => {
  const answeredAt = '2026-11-22T17:00:00.000Z';
  await store.noteFeed({ ...FEED, answeredAt });
  const later = {
    ...FEED,
    askedAt: '2026-11-22T18:10:00.000Z',
    failures: 4,
    problem: 'busy',
  } as const;
  await store.noteFeed({ ...later, restingUntil: '2026-11-22T18:40:00.000Z' });
  await store.noteFeed(FEED);
  expect(await store.readFeedStates()).toEqual([
    {
      ...later,
      answeredAt,
      failingSince: undefined,
      restingUntil: '2026-11-22T18:40:00.000Z',
    },
  ]);
});

const keep = (address: string, body = 'eA==') =>
  store.keepFeedAnswers([{ address: address.padStart(64, '0'), feed: 'ESPN', etag: '"1"', body }]);

test('an answer is kept with its validators, once for each address', async () => {
  await keep('a');
  await keep('a', 'eQ==');
  const address = 'a'.padStart(64, '0');
  expect([...(await store.readValidators())]).toEqual([
    [address, { etag: '"1"', lastModified: undefined }],
  ]);
  expect(await store.takeFeedAnswer(address)).toBe('eQ==');
  expect(await store.takeFeedAnswer('b'.padStart(64, '0'))).toBeUndefined();
});

test('answers that came together are kept together', async () => {
  const addresses = ['c', 'd'].map((one) => one.padStart(64, '0'));
  const answers = addresses.map((address) => ({
    address,
    feed: 'ESPN',
    etag: '"1"',
    body: 'eA==',
  }));
  await store.keepFeedAnswers(answers.map((one) => ({ ...one, lastModified: 'Sat' })));
  const kept = await store.readValidators();
  for (const address of addresses)
    expect(kept.get(address)).toEqual({ etag: '"1"', lastModified: 'Sat' });
});

test('four hundred answers are kept, those used last', async () => {
  for (let at = 0; at < 405; at += 1) await keep(at.toString(16));
  const kept = await store.readValidators();
  expect(kept.size).toBe(400);
  expect(kept.has('0'.repeat(64))).toBe(false);
  await database.query("update feed_answers set used_at = used_at - interval '2 days 1 minute'");
  await keep('fff');
  expect((await store.readValidators()).size).toBe(1);
});

const found = (key: string) => ({
  key,
  message: `${key} is wrong.`,
  since: '2026-11-22T18:00:00.000Z',
});
const newsOf = async (...all: readonly string[]) =>
  (await store.syncAlerts(all.map(found))).map(({ key, news }) => `${key} ${news}`);
/** A check whose news are reported. */
async function told(...all: readonly string[]): Promise<readonly string[]> {
  const news = await store.syncAlerts(all.map(found));
  for (const one of news) await store.toldAlert(one);
  return news.map(({ key, news: what }) => `${key} ${what}`);
}
let ahead = 0;
const pass = (minutes: number) => {
  ahead += minutes;
  return database.moveClock(ahead * MINUTE);
};

test('an alert is told when it begins, once a day while it lasts, and when it is over', async () => {
  ahead = 0;
  expect(await told('runs')).toEqual(['runs began']);
  await pass(5);
  expect(await told('runs')).toEqual([]);
  await pass(24 * 60);
  expect(await told('runs', 'ledger')).toEqual(['ledger began', 'runs still']);
  await pass(5);
  expect(await told('ledger')).toEqual(['runs over']);
  await pass(5);
  expect(await told('ledger')).toEqual([]);
  expect(await told()).toEqual(['ledger over']);
  expect(await told()).toEqual([]);
});

test('what was not taken is told again by a later look', async () => {
  ahead = 0;
  expect(await newsOf('runs')).toEqual(['runs began']);
  expect(await newsOf('runs')).toEqual([]);
  await pass(5);
  expect(await told('runs')).toEqual(['runs began']);
  await pass(5);
  expect(await newsOf()).toEqual(['runs over']);
  await pass(5);
  expect(await told()).toEqual(['runs over']);
});

test('what is over before anybody was told is not told', async () => {
  await newsOf('runs');
  expect(await newsOf()).toEqual([]);
  expect(await database.query('select from alerts')).toEqual([]);
});

test('what comes back before its end was told has not ended', async () => {
  ahead = 0;
  await told('runs');
  await pass(5);
  expect(await newsOf()).toEqual(['runs over']);
  expect(await newsOf('runs')).toEqual([]);
  await pass(5);
  expect(await newsOf('runs')).toEqual([]);
});

test('of many looks at once one tells', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => newsOf('runs', 'ledger')));
  expect(all.flat().toSorted()).toEqual(['ledger began', 'runs began']);
});

test('the last check of the ledger is read as soon as one is kept', async () => {
  await database.query(
    "insert into ledger_checks (checked_at, through_seq, through_hash, again_seq, fault) values ('2026-11-21T08:00Z', 10, repeat('a', 64), 0, 'entry 7: altered'), ('2026-11-22T08:00Z', 12, repeat('b', 64), 0, null)",
  );
  expect((await store.readOperationState()).ledger).toEqual({
    checkedAt: '2026-11-22T08:00:00.000Z',
    throughSeq: 12,
    fault: undefined,
  });
});

test.each([
  ['alerts', 'message'],
  ['feed_answers', 'body'],
  ['quarantine', 'reason'],
  ['league_reads', 'league'],
  ['refresh_stages', 'stage'],
])('the secret key neither reads %s over HTTP nor writes it', async (table, column) => {
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
    const asked = `${table}?select=${column}&${column}=not.is.null`;
    const answer = await fetch(`${database.supabaseUrl}/rest/v1/${asked}`, {
      method,
      headers: { apikey: database.secretKey, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify({ [column]: 'x' }) }),
    });
    expect(answer.status, method).toBe(403);
  }
});
