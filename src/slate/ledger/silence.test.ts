import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WitnessSilence } from '#domain/operation/witnessFindings.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { watchSite } from '#slate/operation/watch.ts';
import type { Store } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { publishLines } from '#test/ledger/onLedger.ts';
import { readLedgerSilence } from './store/ledgerSilence.ts';

const DAY_MS = 86_400_000;
const SETTINGS = {
  LEDGER_AUTHORITIES: 'freetsa,digicert',
  LEDGER_CALENDARS: 'https://calendar.example',
  LEDGER_MIRROR: 'https://github.com/owner/heads',
  LEDGER_MIRROR_TOKEN: 'token',
};

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());

const client = () =>
  connectStore({ SUPABASE_URL: database.supabaseUrl, SUPABASE_SECRET_KEY: database.secretKey });
const read = () => readLedgerSilence(client(), SETTINGS);
const silent = (all: readonly WitnessSilence[] = []) =>
  all.flatMap(({ name, since }) => (since === undefined ? [] : [name]));

/** What the owner is told at a look so many hours on. */
async function toldAfter(hours: number): Promise<string[]> {
  const sent: string[] = [];
  await database.query("update alerts set claimed_until = '-infinity'");
  const now = new Date(Date.now() + hours * 3_600_000);
  const state = await store.readOperationState();
  const witnesses = await read();
  await watchSite({
    store: { ...store, readOperationState: async () => ({ ...state, witnesses }) },
    hook: { send: async ({ text }: { readonly text: string }) => void sent.push(text) } as never,
    now,
    deployed: undefined,
    name: 'Simcast',
    statusUrl: 'https://simcast.example/status',
    log: () => {},
  });
  return sent.flatMap((text) => text.split('\n')).filter((line) => /confirmed|seals/.test(line));
}

test('witnesses are silent from the first head that they have not confirmed, and the owner is told once, and once when it is over', async () => {
  expect(await readLedgerSilence(client(), {})).toBeUndefined();
  expect(await readLedgerSilence(client(), { LEDGER_AUTHORITIES: 'nobody' })).toBeUndefined();
  expect(silent(await read())).toEqual([]);
  await publishLines(database, 2);
  const [head] = await store.markLedger(10);
  if (!head) throw new Error('no head');
  const authorities = ['https://freetsa.org/tsr', 'http://timestamp.digicert.com'];
  expect(silent(await read())).toEqual([...authorities, 'owner/heads']);
  expect(await toldAfter(0.9)).toEqual([]);
  const [line, ...more] = await toldAfter(1.1);
  expect([more, line]).toEqual([
    [],
    expect.stringMatching(
      /^Wrong, since .*: No time-stamp authority has confirmed the end of the ledger for an hour/,
    ),
  ]);
  expect(await toldAfter(1.3)).toEqual([]);

  const receipt = { receipt: Buffer.of(1), toldAt: new Date(), isLocal: false };
  await store.saveLedgerReceipt(head, { ...receipt, authority: authorities[0] ?? '' });
  await store.noteLedgerCopy('owner/heads', head.seq);
  expect(silent(await read())).toEqual([authorities[1]]);
  expect(await toldAfter(1.5)).toEqual([expect.stringMatching(/^Over, since/)]);
  expect(await toldAfter(37)).toEqual([
    expect.stringContaining(
      `${authorities[1]} has not confirmed the end of the ledger for 36 hours`,
    ),
  ]);

  await database.moveClock(DAY_MS);
  await publishLines(database, 1, 'next');
  expect(silent(await read())).toEqual([authorities[1], 'https://calendar.example']);
  const [{ day } = { day: '' }] = await store.readLedgerDays();
  await store.saveLedgerStamp(day, 'https://calendar.example', Buffer.of(1));
  expect(silent(await read())).toEqual([authorities[1]]);
});
