import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLE_HEADS, EXAMPLE_LEDGER } from '#domain/ledger/exampleLedger.fixture.ts';
import { headText } from '#domain/ledger/head.ts';
import { ledgerLineText } from '#domain/ledger/line.ts';
import { LOCAL_ROOT, rootFrom, rootsFile } from '#domain/timestamps/roots.ts';
import { timeAuthority } from '#slate/ledger/stamping/timeAuthority.ts';
import type { Store } from '#slate/store.ts';
import { readCommandLine } from '../commandLine/read.ts';
import { LEDGER } from '../commandLine/scripts/owner.ts';
import { startTimeAuthority, type TimeAuthorityServer } from '../standins/timeAuthority/start.ts';
import { runLedgerCommand } from './command.ts';

const FILE = EXAMPLE_LEDGER.map((line) => `${ledgerLineText(line)}\n`).join('');
let folder: string;
let server: Server;
let authority: TimeAuthorityServer;
let site: string;
/** The site's answers, by path. */
const answers = new Map<string, string>();

beforeAll(async () => {
  authority = await startTimeAuthority();
  folder = await mkdtemp(join(tmpdir(), 'ledger-'));
  server = createServer(({ url = '' }, response) => {
    const answer = answers.get(url);
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await authority.stop();
  await rm(folder, { recursive: true, force: true });
});

const store = async () =>
  ({
    readLedgerDays: async () =>
      EXAMPLE_HEADS.map((head) => ({ ...head, stands: true, stamps: [] })),
    readLedgerLines: async (after: number) => EXAMPLE_LEDGER.slice(after),
  }) as unknown as Store;
const run = async (...words: string[]) =>
  (await runLedgerCommand(readCommandLine(LEDGER, words), store)).text;
async function file(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

/** Publishes the example as a site with parts of four lines. */
function publish(lastPart = 2): void {
  answers.clear();
  const lines = FILE.split('\n').slice(0, -1);
  const part = (from: number, to: number) =>
    lines
      .slice(from, to)
      .map((line) => `${line}\n`)
      .join('');
  const { seq, hash } = EXAMPLE_LEDGER.at(-1) ?? { seq: 0, hash: '' };
  const head = { seq, hash, appendedAt: '2026-11-22T10:01:00Z' };
  const days = EXAMPLE_HEADS;
  answers.set('/api/ledger', JSON.stringify({ lines: 10, linesPerPart: 4, parts: 3, head, days }));
  answers.set('/api/ledger/1.jsonl', part(0, 4));
  answers.set('/api/ledger/2.jsonl', part(4, 8));
  answers.set('/api/ledger/3.jsonl', part(8, 8 + lastPart));
}

test('the database, a file and a site are checked the same', async () => {
  publish();
  const whole = await file('whole.jsonl', FILE);
  for (const words of [[], ['--file', whole], ['--url', site]]) {
    const text = await run('verify', ...words);
    expect(text).toContain(
      'stands: 10 lines, 6 of kind prediction, 3 of kind grade, 1 of kind note.',
    );
  }
});

test('what is wrong is named, and is a failure', async () => {
  const bad = await file('bad.jsonl', FILE.replace('57.25', '67.25'));
  await expect(run('verify', '--file', bad)).rejects.toThrow(/does not stand\.\nAltered: line 1\./);
});

test('heads that were kept show what is missing at the end', async () => {
  const cut = await file('cut.jsonl', `${FILE.split('\n').slice(0, 6).join('\n')}\n`);
  expect(await run('verify', '--file', cut)).toContain('stands: 6 lines');
  const heads = await file('heads.txt', EXAMPLE_HEADS.map(headText).join('\n'));
  await expect(run('verify', '--file', cut, '--heads', heads)).rejects.toThrow(
    'Truncated at the end: line 7',
  );
  const empty = await file('empty.txt', '# none yet\n');
  await expect(run('verify', '--file', cut, '--heads', empty)).rejects.toThrow('holds no head');
  await expect(run('verify', '--file', cut, '--heads', cut)).rejects.toThrow(
    'something else than heads',
  );
});

test('a site whose last part is older than it says gives the missing lines one by one', async () => {
  publish(1);
  await expect(run('verify', '--url', site)).rejects.toThrow('Truncated at the end: line 10');
  answers.set(
    '/api/ledger/lines/10',
    ledgerLineText(EXAMPLE_LEDGER[9] as (typeof EXAMPLE_LEDGER)[0]),
  );
  expect(await run('verify', '--url', site)).toContain('stands: 10 lines');
});

test('a site that took its last lines away is found by the heads it has published', async () => {
  publish();
  const { days: _, ...manifest } = JSON.parse(answers.get('/api/ledger') ?? '');
  const [end] = EXAMPLE_LEDGER.slice(5);
  answers.set(
    '/api/ledger',
    JSON.stringify({ ...manifest, lines: 6, head: end, days: EXAMPLE_HEADS.slice(0, 1) }),
  );
  answers.set(
    '/api/ledger/2.jsonl',
    FILE.split('\n')
      .slice(4, 6)
      .map((line) => `${line}\n`)
      .join(''),
  );
  expect(await run('verify', '--url', site)).toContain('stands: 6 lines');
  answers.set('/ledger-heads.json', JSON.stringify({ heads: EXAMPLE_HEADS }));
  await expect(run('verify', '--url', site)).rejects.toThrow('Truncated at the end: line 7');
});

/** Receipts of a head as a site publishes them, by an authority of this machine. */
async function receiptsOf({ day, seq, hash }: (typeof EXAMPLE_HEADS)[number], appendedAt: string) {
  const given = await timeAuthority({
    url: authority.url,
    roots: rootFrom(LOCAL_ROOT, authority.rootPem, true),
  }).stamp(hash);
  const receipt = Buffer.from(given.receipt).toString('base64');
  const told = { authority: authority.url, toldAt: given.toldAt.toISOString(), local: true };
  const head = { day, seq, hash, appendedAt, markedAt: appendedAt, signatures: [] };
  return { ...head, receipts: [{ ...told, receipt }] };
}

test('receipts of witnesses outside are checked, and so is that the ledger has the lines they are of', async () => {
  publish();
  const [first] = EXAMPLE_HEADS;
  if (!first) throw new Error('no head');
  for (const day of ['2026-11-21', '2026-11-22'])
    answers.set(`/api/ledger/receipts/${day}`, JSON.stringify({ day, heads: [] }));
  const put = async (head: typeof first, change = {}) =>
    answers.set(
      `/api/ledger/receipts/${first.day}`,
      JSON.stringify({
        day: first.day,
        heads: [{ ...(await receiptsOf(head, '2026-11-21T13:02:00.000Z')), ...change }],
      }),
    );
  answers.set('/time-authorities.pem', rootsFile(authority.rootPem));
  await put(first);
  const said = await run('verify', '--url', site, '--receipts');
  expect(said).toContain('1 receipt holds: 1 of Local authority: proves nothing outside');
  expect(said).toContain('1 end of the chain');

  const other = { ...first, hash: 'ab'.repeat(32) };
  await put(other);
  await expect(run('verify', '--url', site, '--receipts')).rejects.toThrow('Seals differ: line 4');
  await put(first, { hash: other.hash });
  await expect(run('verify', '--url', site, '--receipts')).rejects.toThrow('it is of another hash');
  await put(first);
  answers.set('/time-authorities.pem', rootsFile());
  await expect(run('verify', '--url', site, '--receipts')).rejects.toThrow(
    'none of the known roots',
  );
  answers.delete('/api/ledger/receipts/2026-11-22');
  await expect(run('verify', '--url', site, '--receipts')).rejects.toThrow('could not be read');
  const whole = await file('whole.jsonl', FILE);
  await expect(run('verify', '--file', whole, '--receipts')).rejects.toThrow(
    'A file holds no receipts',
  );
});

test('an export is the file, to the byte', async () => {
  publish();
  for (const words of [[], ['--url', site]]) {
    const out = join(folder, 'out.jsonl');
    expect(await run('export', '--out', out, ...words)).toBe('0.0 MB written.');
    expect(await readFile(out, 'utf8')).toBe(FILE);
  }
});

test('a file that is no ledger, or holds none, is not one that stands', async () => {
  const page = await file('page.html', '<!doctype html>\n<p>Not found</p>\n');
  await expect(run('verify', '--file', page)).rejects.toThrow(/page\.html is no ledger: /);
  const empty = await file('none.jsonl', '');
  await expect(run('verify', '--file', empty)).rejects.toThrow('is empty');
  await expect(run('verify', '--file', join(folder, 'nosuch'))).rejects.toThrow('is not there');
});

test('a ledger that has only begun has no line yet', async () => {
  const begun = { readLedgerDays: async () => [], readLedgerLines: async () => [] };
  const asked = readCommandLine(LEDGER, ['verify']);
  const { text } = await runLedgerCommand(asked, async () => begun as unknown as Store);
  expect(text).toBe('The ledger of the database has no line yet: nothing was published there.');
});

test('a site that has no ledger is said in a sentence', async () => {
  answers.clear();
  await expect(run('verify', '--url', site)).rejects.toThrow(
    /cannot be read: \/api\/ledger does not say/,
  );
  await expect(run('verify', '--url', 'nonsense')).rejects.toThrow('is no address');
  await expect(run('verify', '--url', 'http://127.0.0.1:1')).rejects.toThrow(
    /fetch refuses|nothing listens at 127\.0\.0\.1, port 1/,
  );
});
