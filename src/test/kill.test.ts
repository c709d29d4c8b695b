import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { partId } from '#slate/archive/eventPredictions.ts';
import { createStore, type Store } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { Dead, type Death, deadlyStore, deathAt } from './deadlyStore.ts';
import { sampleEventsOfDay } from './eventExample.ts';
import { someLeagues } from './someLeagues.ts';

let database: TestDatabase;
let store: Store;
let environment: Record<string, string>;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Each refresh is a day later than the last, so that it has a new slate to publish; in the small hours (09:00 UTC), so that no game of that day has begun and every game is predicted. */
let day = Math.ceil(Date.now() / DAY_MS);
const nextDay = () => new Date(day++ * DAY_MS + 9 * HOUR_MS);

beforeAll(async () => {
  database = await startTestDatabase();
  environment = { SUPABASE_URL: database.supabaseUrl, SUPABASE_SECRET_KEY: database.secretKey };
  store = createStore(connectStore(environment));
  await refresh(nextDay());
});
afterAll(() => database?.stop());

const refresh = (now: Date, through = store) =>
  refreshTestSlate({
    store: through,
    source: someLeagues(['NHL', 'EPL']),
    events: sampleEventsOfDay(),
    trigger: 'manual',
    now,
    log: () => {},
  });

/** Simulates that the dead run's lease has expired. */
const expireLease = () => database.query("update refresh_lease set expires_at = '-infinity'");

function start(point: string, now: Date) {
  const script = join(import.meta.dirname, 'killedRefresh.ts');
  return spawn(process.execPath, [script, point, now.toISOString()], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Everything a reader can see: the slate, and whether it is complete. */
async function visible() {
  const current = await store.readCurrentSlate();
  const games = await store.readPublishedGames();
  const predictions = games.flatMap(({ prediction }) => prediction?.id ?? []);
  const ledger = await store.readLedgerEntries(predictions);
  const events = await store.readEvents();
  const said = await store.ledgeredEventPredictions(events.map(({ id }) => id));
  const shown = events.map((event) => (event.kind === 'match' ? event.prediction?.id : undefined));
  return {
    hash: current?.contentHash,
    games: games.length,
    allPredicted:
      games.length > 0 &&
      predictions.length === games.length &&
      shown.length === 2 &&
      !shown.includes(undefined),
    allOnLedger:
      ledger.size === predictions.length &&
      events.every(({ id }, at) => said.get(partId(id, ''))?.id === shown[at]),
  };
}

/** After a death: the old or the new slate is published, complete, and the next run finishes; the next test builds on it. */
async function expectRecovery(before: Awaited<ReturnType<typeof visible>>, now: Date) {
  const left = await visible();
  expect(left).toMatchObject({ allPredicted: true, allOnLedger: true });
  await expireLease();
  const ended = await refresh(now);
  const after = await visible();
  expect(ended).toMatchObject({ status: 'done', slateHash: after.hash });
  expect(after).toMatchObject({ allPredicted: true, allOnLedger: true });
  expect(after.hash).not.toBe(before.hash);
  expect([before.hash, after.hash]).toContain(left.hash);
}

/** Ends a run within this process as if it were killed: none of its later calls reaches the store. */
async function die(death: Death): Promise<void> {
  const before = await visible();
  const now = nextDay();
  const deadly = deadlyStore(store, death, () => {
    throw new Dead();
  });
  await expect(refresh(now, deadly)).rejects.toThrow(Dead);
  await expectRecovery(before, now);
}

test.each([
  'after:acquireLease',
  'before:ingestGames',
  'after:ingestGames',
  'before:saveRatings',
  'after:saveRatings',
  'before:savePredictions',
  'during:savePredictions',
  'after:savePredictions',
  'after:ingestEvents',
  'after:saveEventPredictions',
  'during:publishSlate',
  'before:readGradable',
  'before:readGradableParts',
  'before:claimBuild',
  'before:finishRun',
])('76: dead %s, the last slate stays up and the next run completes', (point) =>
  die(deathAt(point)),
);

test.each([3, 9, 17, 26, 36])(
  '76: dead during its call %d, no half of a slate is ever seen',
  (call) => die({ when: 'during', call }),
);

test.each(['before:publishSlate', 'after:publishSlate'])(
  '76: killed (SIGKILL) %s, the last slate stays up and the next run completes',
  async (point) => {
    const before = await visible();
    const now = nextDay();
    const [, signal] = await once(start(point, now), 'exit');
    expect(signal).toBe('SIGKILL');
    await expectRecovery(before, now);
  },
);

test('76: killed (SIGKILL) at whatever it does a second into its run, no half of a slate is ever seen', async () => {
  const before = await visible();
  const now = nextDay();
  const child = start('never:never', now);
  const exit = once(child, 'exit');
  await Promise.race([wait(1_000), exit]);
  child.kill('SIGKILL');
  await exit;
  await expectRecovery(before, now);
});
