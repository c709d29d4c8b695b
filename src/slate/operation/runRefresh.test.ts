import process from 'node:process';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTimeAuthority } from '#local/standins/timeAuthority/start.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { createStore } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { FEW } from './quickSamples.ts';
import { runRefresh } from './runRefresh.ts';

const HOOK = 'https://hook.invalid/build';
const OWN = {
  SIMCAST_SOURCE: 'demo',
  BUILD_HOOK_URL: HOOK,
  NETLIFY_PURGE_API_TOKEN: 'token',
  SITE_ID: 'site',
};

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
  for (const [name, value] of Object.entries(OWN)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database?.stop();
});
afterEach(() => vi.restoreAllMocks());

/** Lets requests to this machine through and answers all others itself. */
function outside(status: (url: string) => number): string[] {
  const asked: string[] = [];
  const ask = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (new URL(url).hostname === '127.0.0.1') return ask(input, init);
    asked.push(url);

    return Promise.resolve(new Response(null, { status: status(url) }));
  });
  return asked;
}

test('a purge that fails costs no build', async () => {
  const asked = outside((url) => (url === HOOK ? 200 : 500));
  const log: string[] = [];
  const environment = {
    SUPABASE_URL: database.supabaseUrl,
    SUPABASE_SECRET_KEY: database.secretKey,
  };
  const outcome = await runRefresh({
    store: createStore(connectStore(environment)),
    trigger: 'manual',
    ...FEW,
    log: (line) => log.push(line),
  });
  expect(outcome.status).toBe('done');
  expect(asked).toEqual([expect.stringContaining('purge'), HOOK]);
  expect(process.env.NETLIFY).toBeUndefined();
  expect(log.join()).toContain('500');
});

test.each([
  ['is down', 0],
  ['garbage', 0],
  // Made up for by a later run, though nothing new was said.
  ['stamps', 1],
] as const)(
  'the end of the ledger is shown to a time-stamp authority, which fails no run (it %s)',
  async (behavior, receipts) => {
    outside(() => 200);
    const authority = await startTimeAuthority();
    authority.behave(behavior);
    vi.stubEnv('TIME_AUTHORITY_URL', authority.url);
    vi.stubEnv('TIME_AUTHORITY_ROOT', authority.rootPem);
    const store = createStore(
      connectStore({ SUPABASE_URL: database.supabaseUrl, SUPABASE_SECRET_KEY: database.secretKey }),
    );
    const log: string[] = [];
    const outcome = await runRefresh({
      store,
      trigger: 'manual',
      ...FEW,
      log: (line) => log.push(line),
    });
    await authority.stop();
    expect(outcome.status).toBe('done');
    const end = await store.readLedgerEnd();
    const heads = await store.readWitnessed(end?.appendedAt.slice(0, 10) ?? '');
    const last = heads.at(-1);
    expect(last).toMatchObject({ seq: end?.seq, hash: end?.hash });
    expect(last?.receipts.length).toBe(receipts);
    expect(log.some((line) => line.startsWith('The ledger’s witnesses'))).toBe(receipts === 0);
  },
);
