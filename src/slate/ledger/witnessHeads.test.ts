import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { LOCAL_ROOT, rootFrom } from '#domain/timestamps/roots.ts';
import {
  startTimeAuthority,
  type TimeAuthorityServer,
} from '#local/standins/timeAuthority/start.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { publishLines, tamper } from '#test/ledger/onLedger.ts';
import { stampSigner } from './stamping/signer.ts';
import { timeAuthority } from './stamping/timeAuthority.ts';
import { witnessHeads } from './witnessHeads.ts';
import { witnessOnce } from './witnessOnce.ts';

type Behavior = Parameters<Awaited<ReturnType<typeof startTimeAuthority>>['behave']>[0];

const DAY_MS = 86_400_000;
let database: TestDatabase;
let store: Store;
let first: TimeAuthorityServer;
let second: TimeAuthorityServer;
let folder: string;
let logged: string[];

beforeAll(async () => {
  [first, second] = await Promise.all([startTimeAuthority(), startTimeAuthority()]);
  folder = await mkdtemp(join(tmpdir(), 'witness-'));
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop(), rm(folder, { recursive: true, force: true })]);
});
beforeEach(async () => {
  logged = [];
  first.behave('stamps');
  second.behave('stamps');
  database = await startTestDatabase();
  store = storeOn(database);
});
afterEach(() => database?.stop());

const key = (kind: 'ed25519' | 'x25519' = 'ed25519') =>
  generateKeyPairSync(kind as 'ed25519').privateKey.export({ type: 'pkcs8', format: 'der' });
const KEY = key().toString('base64');

const asked = ({ url, rootPem }: TimeAuthorityServer) =>
  timeAuthority({ url, roots: rootFrom(LOCAL_ROOT, rootPem, true), limitMs: 2_000 });
const witness = (settings: Readonly<Record<string, string>> = {}) =>
  witnessHeads(
    store,
    { authorities: [asked(first), asked(second)], signer: stampSigner(settings), pauseMs: 0 },
    (line) => logged.push(line),
  );
async function today(): Promise<string> {
  const end = await store.readLedgerEnd();
  return end?.appendedAt.slice(0, 10) ?? '';
}
const kept = async () => store.readWitnessed(await today());

test('each end of the ledger gets a receipt of each authority, once, which openssl takes', async () => {
  await publishLines(database, 2);
  expect(await witness()).toBe(2);
  expect(await witness()).toBe(0);
  await publishLines(database, 1, 'later');
  expect(await witness()).toBe(2);
  const heads = await kept();
  expect(heads.map(({ seq, receipts, stands }) => [seq, receipts.length, stands])).toEqual([
    [2, 2, true],
    [3, 2, true],
  ]);
  const [receipt] = heads[0]?.receipts ?? [];
  expect(receipt).toMatchObject({ local: true });
  await writeFile(join(folder, 'head.tsr'), Buffer.from(receipt?.receipt ?? '', 'base64'));
  const from = receipt?.authority === first.url ? first : second;
  await writeFile(join(folder, 'root.pem'), from.rootPem);
  const words = [
    'ts',
    '-verify',
    '-digest',
    heads[0]?.hash ?? '',
    '-in',
    'head.tsr',
    '-CAfile',
    'root.pem',
  ];
  expect(
    execFileSync('openssl', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }),
  ).toContain('OK');
  expect(logged).toEqual([]);
});

const MISBEHAVING: readonly (readonly [Behavior, string])[] = [
  ['refuses', 'gave no receipt: the authority refused'],
  ['is down', 'answered 503'],
  ['garbage', 'gave no receipt'],
  ['nothing', 'answered with nothing'],
  ['another imprint', 'gave no receipt: it is of another hash'],
  ['an old nonce', 'gave the receipt of another request'],
  ['another time', 'which is far off'],
  ['another key', 'gave no receipt: its signature is wrong'],
  ['delays', 'in time'],
];

test('an authority that misbehaves costs the other nothing, and is asked again', async () => {
  for (const [behavior, said] of MISBEHAVING) {
    await publishLines(database, 1, behavior);
    first.behave(behavior);
    expect(await witness(), behavior).toBe(1);
    expect(logged.at(-1)).toContain(said);
    first.behave('stamps');
    expect(await witness(), behavior).toBe(1);
  }
  expect(logged).toHaveLength(MISBEHAVING.length);
  expect((await kept()).every(({ receipts }) => receipts.length === 2)).toBe(true);
});

test('missing receipts are asked for newest first, three in a run', async () => {
  first.behave('is down');
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    await publishLines(database, 1, name);
    await witness();
  }
  first.behave('stamps');
  const before = first.asked.length;
  await witness();
  const heads = await kept();
  expect(first.asked.slice(before)).toEqual(
    heads
      .toReversed()
      .slice(0, 3)
      .map(({ hash }) => hash),
  );
  await witness();
  expect(heads).toHaveLength(5);
  expect((await kept()).every(({ receipts }) => receipts.length === 2)).toBe(true);
});

test('the head of a day that is over is witnessed too', async () => {
  await publishLines(database, 2);
  await database.moveClock(DAY_MS);
  await publishLines(database, 1, 'next');
  await witness();
  const [head] = await store.readLedgerDays();
  expect(await store.readWitnessed(head?.day ?? '')).toMatchObject([
    { seq: head?.seq, hash: head?.hash },
  ]);
});

test('heads are signed by the owner’s key, whose public part openssl checks them with', async () => {
  await publishLines(database, 1);
  await witness({ LEDGER_SIGNING_KEY: KEY });
  await witness({ LEDGER_SIGNING_KEY: KEY });
  const [head] = await kept();
  const [{ key: publicKey, signature } = { key: '', signature: '' }] = head?.signatures ?? [];
  expect(head?.signatures).toHaveLength(1);
  await writeFile(join(folder, 'head.txt'), `simcast ledger head\n${head?.seq} ${head?.hash}\n`);
  await writeFile(join(folder, 'head.sig'), Buffer.from(signature, 'base64'));
  const spki = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(publicKey, 'base64'),
  ]);
  await writeFile(join(folder, 'key.der'), spki);
  const words = [
    'pkeyutl',
    '-verify',
    '-pubin',
    '-inkey',
    'key.der',
    '-keyform',
    'DER',
    '-rawin',
    '-in',
    'head.txt',
    '-sigfile',
    'head.sig',
  ];
  expect(
    execFileSync('openssl', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }),
  ).toContain('Successfully');
});

test('receipts are kept of what the ledger says, and none is ever changed', async () => {
  await publishLines(database, 1);
  await witness({ LEDGER_SIGNING_KEY: KEY });
  const receipt = { authority: 'x', receipt: Buffer.of(1), toldAt: new Date(), isLocal: false };
  const other = { seq: 1, hash: 'ab'.repeat(32) };
  await expect(store.saveLedgerReceipt(other, receipt)).rejects.toThrow('no line 1 with that hash');
  await expect(store.saveLedgerSignature(other, 'x', 'y')).rejects.toThrow(
    'no line 1 with that hash',
  );
  for (const table of ['ledger_marks', 'ledger_receipts', 'ledger_signatures']) {
    await expect(database.query(`delete from ${table}`)).rejects.toThrow('append-only');
    await expect(database.query(`update ${table} set seq = 1`)).rejects.toThrow('append-only');
  }
  await tamper(database, "update ledger set hash = repeat('a', 64) where seq = 1");
  expect((await kept())[0]?.stands).toBe(false);
});

test('the ledger is witnessed since the first receipt of a public authority; a local one is said to be one', async () => {
  expect(await store.readWitnessedSince()).toBeUndefined();
  await publishLines(database, 1);
  await witness();
  expect(await store.readWitnessedSince()).toMatchObject({ seq: 1, isLocal: true });
  await publishLines(database, 1, 'later');
  await witness();
  const [, head] = await kept();
  const toldAt = new Date('2026-11-21T13:00:00Z');
  if (head)
    await store.saveLedgerReceipt(head, {
      authority: 'https://a.example',
      receipt: Buffer.of(1),
      toldAt,
      isLocal: false,
    });
  expect(await store.readWitnessedSince()).toEqual({
    seq: 2,
    toldAt: toldAt.toISOString(),
    authority: 'https://a.example',
    isLocal: false,
  });
});

test('a setting that looks wrong is named in the log, and nothing is asked', async () => {
  await publishLines(database, 1);
  const wrong = { LEDGER_AUTHORITIES: 'nobody' };
  expect(await witnessOnce(store, wrong, (line) => logged.push(line))).toBe(0);
  await witnessOnce(store, { LEDGER_SIGNING_KEY: 'nonsense' }, (line) => logged.push(line));
  await witnessOnce(store, { LEDGER_SIGNING_KEY: key('x25519').toString('base64') }, (line) =>
    logged.push(line),
  );
  expect(logged).toEqual([
    expect.stringContaining('LEDGER_AUTHORITIES does not look right: freetsa,digicert, or off.'),
    ...Array(2).fill(expect.stringContaining('LEDGER_SIGNING_KEY does not look right')),
  ]);
  expect(await kept()).toEqual([]);
});
