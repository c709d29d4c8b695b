import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerLineText } from '#domain/ledger/line.ts';
import { findingsOf } from '#domain/operation/findings.ts';
import { ROOT } from '#local/project.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { sha256 } from '#slate/archive/hash.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { tamper } from '#test/ledger/onLedger.ts';
import { HAS_PYTHON, type PythonScript, pythonScript } from '#test/ledger/pythonScript.ts';
import { fabricateSeason, GAMES } from '#test/record/fabricateSeason.ts';
import { scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { checkRecord } from './checkRecord.ts';
import { RECORD_PARTS } from './store/record.ts';

let database: TestDatabase;
let store: Store;
let folder: string;
let python: PythonScript | undefined;

const refresh = () =>
  refreshTestSlate({
    store,
    source: scriptedSource({}),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });
const check = (now = new Date()) => checkRecord(store, now);

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
  folder = await mkdtemp(join(tmpdir(), 'record-'));
  if (HAS_PYTHON) python = pythonScript(join(ROOT, 'docs/recompute_record.py'));
  await fabricateSeason(database);
});
afterAll(async () => {
  python?.stop();
  await rm(folder, { recursive: true, force: true });
  await database?.stop();
});

/** What the script in Python says of the ledger and the published record, which may be changed first. */
async function recomputed(change = (text: string): string => text): Promise<string> {
  const [ledger, record] = [join(folder, 'ledger.jsonl'), join(folder, 'record.json')];
  const lines = await store.readLedgerLines(0, 100_000);
  await writeFile(ledger, lines.map((line) => `${ledgerLineText(line)}\n`).join(''));
  await writeFile(record, change(JSON.stringify(await store.readWholeRecord())));
  const { stdout = '', stderr = '' } = (await python?.run([ledger, '--against', record])) ?? {};
  return stdout + stderr;
}

/** Puts another text in place of a part, as the owner of the database could, its hash with it. */
async function forge(name: string, change: (body: string) => string): Promise<void> {
  const hash = (await store.readRecordState())?.parts.get(name) ?? '';
  const body = change((await store.readRecordPart(hash)) ?? '');
  const forged = sha256(body);
  await tamper(
    database,
    `insert into record_parts (hash, body) values ('${forged}', $$${body}$$) on conflict do nothing`,
  );
  await tamper(database, `update record_state set parts = parts || '{"${name}": "${forged}"}'`);
}

/** Sets the parts back to what they were. */
async function restored(during: () => Promise<void>): Promise<void> {
  const [before] = await database.query<{ parts: object }>('select parts from record_state');
  await during();
  await tamper(database, `update record_state set parts = '${JSON.stringify(before?.parts)}'`);
}

const firstMonth = async (): Promise<string> =>
  [...((await store.readRecordState())?.parts.keys() ?? [])].find((one) =>
    one.startsWith('rows/'),
  ) ?? '';

test('before anything is graded there is nothing to differ', async () => {
  expect(await check()).toEqual({ throughLine: 0, figures: 0, fault: null });
});

test('a record that is computed follows from the ledger, every figure and line of it, in Python too', async () => {
  await refresh();
  const { throughLine, figures, fault } = await check();
  expect(fault).toBeNull();
  expect(figures).toBeGreaterThan(20 * 3 * GAMES);
  const [last] = await database.query<{ seq: number }>(
    "select max(seq)::int as seq from ledger where kind = 'grade'",
  );
  expect(throughLine).toBe(last?.seq);
  expect((await store.readOperationState()).record).toMatchObject({
    throughLine,
    fault: undefined,
  });
  if (python)
    expect(await recomputed()).toMatch(/^\d{5,} figures and cells follow from the ledger\n$/);
}, 120_000);

test('figures set to 1,000 units are found, by their hash, and with another hash by the ledger', async () => {
  const changed = (body: string) => body.replace(/"units":-?[\d.]+/, '"units":1000');
  await restored(async () => {
    await forge(RECORD_PARTS.figures, changed);
    expect((await check()).fault).toMatch(/^figures\.picks\.all\.units: 1000, not -?\d/);
  });
  const hash = (await store.readRecordState())?.parts.get(RECORD_PARTS.figures);
  const body = (await store.readRecordPart(hash ?? '')) ?? '';
  await tamper(
    database,
    `update record_parts set body = $$${changed(body)}$$ where hash = '${hash}'`,
  );
  expect((await check()).fault).toBe('its part figures was changed after it was stored');
  await tamper(database, `update record_parts set body = $$${body}$$ where hash = '${hash}'`);
  if (python)
    expect(await recomputed(changed)).toContain('figures.picks.all.units: the ledger gives ');
});

test.each([
  ['a row', () => firstMonth(), /"outcome":"loss"/, '"outcome":"win"', /^rows\/\S+: win, not loss/],
  [
    'the file',
    async () => (await firstMonth()).replace('rows', 'csv'),
    /,loss,-1,/,
    ',win,1,',
    /^csv\//,
  ],
  ['the totals', async () => 'summary', /"wins":\d+/, '"wins":999', /^summary\.wins: 999, not \d+/],
  [
    'the losses',
    async () => 'losses',
    /"gradeLine":\d+/,
    '"gradeLine":1',
    /^losses\.0\.gradeLine: 1,/,
  ],
])('%s changed is found', async (_, nameOf, from, to, fault) => {
  const name = await nameOf();
  await restored(async () => {
    await forge(name, (body) => body.replace(from, to));
    expect((await check()).fault).toMatch(fault);
  });
  expect((await check()).fault).toBeNull();
});

test('a grade changed in its table shows once the record is computed from it, and the owner is told', async () => {
  await tamper(
    database,
    "update grades set units = 1000 where outcome = 'win' and market = 'moneyline' and ledger_seq = (select min(ledger_seq) from grades where outcome = 'win' and market = 'moneyline')",
  );
  await tamper(database, "update record_state set fingerprint = 'old'");
  await refresh();
  expect((await check()).fault).toContain(', not ');
  const state = await store.readOperationState();
  const found = findingsOf(state, new Date()).find(({ key }) => key === 'record');
  expect(found).toMatchObject({
    level: 'failing',
    message: 'The track record does not follow from the ledger.',
  });
  expect(found?.told).toMatch(/units: 1000|: \d/);
});

test('a record that leaves a grade out is found after three hours', async () => {
  await forge(RECORD_PARTS.figures, (body) =>
    body.replace(/"throughLine":(\d+)/, (_, line: string) => `"throughLine":${Number(line) - 1}`),
  );
  expect((await check(new Date(Date.now() + 4 * 3_600_000))).fault).toMatch(
    /^it leaves out line \d+ of the ledger$/,
  );
});
