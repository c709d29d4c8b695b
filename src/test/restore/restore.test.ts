import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { verifyLedger } from '#slate/ledger/verifyLedger.ts';
import { createStore, type Store } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { placeSite } from '#wiring';
import {
  type AnsweredCall,
  codeFor,
  guess,
  nextPhone,
  reader,
  SEND,
  SESSION,
  signedInReader,
  type TrialReader,
  travel,
  trial,
  withAccounts,
} from '../accounts/trial.ts';
import { sampleEventsOfDay } from '../eventExample.ts';
import { someLeagues } from '../someLeagues.ts';
import { type RestoreStep, restoreSteps } from './command.ts';
import { dataDump } from './dataDump.ts';

withAccounts();

let lost: TestDatabase;
let dump: string;
let member: TrialReader;
let ofAuth: AnsweredCall['body'];
let fresh: TestDatabase;

const storeOf = ({
  supabaseUrl: SUPABASE_URL,
  secretKey: SUPABASE_SECRET_KEY,
}: TestDatabase): Store => createStore(connectStore({ SUPABASE_URL, SUPABASE_SECRET_KEY }));

const refreshed = (database: TestDatabase) =>
  refreshTestSlate({
    store: storeOf(database),
    source: someLeagues(['NHL']),
    events: sampleEventsOfDay(),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

/** Calls the sign-in service directly. */
async function asked({ supabaseUrl, publishableKey }: TestDatabase, path: string, body: object) {
  const answer = await fetch(`${supabaseUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said: AnsweredCall['body'] = await answer.json();
  return { status: answer.status, body: said };
}

/** Signs in directly at the service, not through our functions, which have their own sessions. */
async function signedInThere(phone: string): Promise<AnsweredCall['body']> {
  await asked(lost, 'otp', { phone });
  const code = { type: 'sms', phone, token: codeFor(phone) };
  return (await asked(lost, 'verify', code)).body;
}

beforeAll(async () => {
  lost = trial.database;
  expect((await refreshed(trial.database)).status).toBe('done');
  member = await signedInReader();
  ofAuth = await signedInThere(nextPhone());
  dump = await dataDump(lost.query);
  fresh = await startTestDatabase();
});
afterAll(() => lost?.stop());

/** Restores as `psql --single-transaction -v ON_ERROR_STOP=1` does: statements sent together are one transaction. */
const restore = (steps: readonly RestoreStep[]) =>
  fresh.query(steps.map((step) => ('file' in step ? dump : step.statement)).join(';\n'));

test('the dump holds what must not be lost', () => {
  for (const table of [
    'auth.users',
    'auth.identities',
    'auth.sessions',
    'auth.refresh_tokens',
    'public.members',
    'public.sessions',
    'public.ledger',
    'public.predictions',
    'public.refresh_lease',
  ]) {
    expect(dump).toContain(`insert into ${table} (`);
  }
});

test('a new project has rows of its own, which the dump has, too: with them in the way nothing is restored', async () => {
  const own = await dataDump(fresh.query);
  expect(own.match(/insert into (\S+)/g)).toEqual([
    'insert into public.refresh_lease',
    'insert into public.zone_names',
  ]);
  const withoutThat = restoreSteps().filter(
    (step) => 'file' in step || !step.statement.includes('refresh_lease'),
  );
  await expect(restore(withoutThat)).rejects.toThrow(/duplicate key.*refresh_lease_pkey/);
  expect(await dataDump(fresh.query)).toBe(own);
});

test('by the commands of docs/operations.md every row is restored, and every number goes on from there', async () => {
  await restore(restoreSteps());
  expect(await dataDump(fresh.query)).toBe(dump);
});

/** A new deploy on the restored database. */
async function deployed(): Promise<typeof import('../../../netlify/functions/auth.ts')['default']> {
  process.env.SUPABASE_URL = fresh.supabaseUrl;
  process.env.SUPABASE_SECRET_KEY = fresh.secretKey;
  Object.defineProperty(trial, 'database', { value: fresh, configurable: true });
  placeSite(undefined);
  return (await import('../../../netlify/functions/auth.ts')).default;
}

test('a member is still signed in, and signs in again as the same', async () => {
  const before = await member.call(SESSION);
  const [row] = await lost.query<{ phone: string }>('select phone from members');
  const handler = await deployed();
  await lost.stop();
  const kept = reader(undefined, handler);
  for (const [name, value] of member.cookies) kept.cookies.set(name, value);
  expect((await kept.call(SESSION)).body.user).toMatchObject({ id: before.body.user.id });
  await travel(120_000);
  // By the new deploy's own endpoints.
  const again = reader(undefined, handler);
  const phone = row?.phone ?? '';
  expect((await again.post(SEND, { phoneNumber: phone })).status).toBe(200);
  expect((await guess(again, phone, codeFor(phone))).status).toBe(200);
  expect((await again.call(SESSION)).body.user).toMatchObject({ id: before.body.user.id });
});

test('a session of sign-in itself is renewed', async () => {
  const { status, body } = await asked(fresh, 'token?grant_type=refresh_token', {
    refresh_token: ofAuth.refresh_token,
  });
  expect(status).toBe(200);
  expect(body.user.id).toBe(ofAuth.user.id);
});

test('the next refresh runs, and the ledger goes on whole', async () => {
  const run = await refreshed(fresh);
  expect(run.status).toBe('done');
  const check = await verifyLedger(storeOf(fresh));
  expect(check).toMatchObject({ fault: null });
});
