import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EXAMPLE_HEADS } from '#domain/ledger/exampleLedger.fixture.ts';
import { stampHeads } from './stampHeads.ts';
import { witnessesOf } from './stamping/fromEnvironment.ts';
import type { LedgerDay } from './store/ledgerHeads.ts';

const PENDING = Buffer.from('83dfe30d2ef90c8e', 'hex');
const TIMESTAMP = Buffer.concat([Buffer.from('f010', 'hex'), PENDING, Buffer.from('calendar')]);

type Answer = (response: ServerResponse, body: Buffer, request: IncomingMessage) => void;
const calendar: Answer = (response) => response.end(TIMESTAMP);

let server: Server;
let url: string;
let answer: Answer;
const heard: { readonly path: string | undefined; readonly body: Buffer }[] = [];
const logged: string[] = [];

beforeEach(async () => {
  heard.length = 0;
  logged.length = 0;
  answer = calendar;
  server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    heard.push({ path: request.url, body });
    answer(response, body, request);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The part of the store that stamping needs. */
function storeOf(days: readonly Omit<LedgerDay, 'stands' | 'stamps'>[]) {
  const saved: { day: string; witness: string; receipt: Buffer }[] = [];
  return {
    saved,
    readLedgerDays: async (): Promise<LedgerDay[]> =>
      days.map((head) => ({
        ...head,
        stands: true,
        stamps: saved
          .filter(({ day }) => day === head.day)
          .map(({ witness }) => ({ witness, stampedAt: '', receipt: '' })),
      })),
    saveLedgerStamp: async (day: string, witness: string, receipt: Uint8Array) => {
      saved.push({ day, witness, receipt: Buffer.from(receipt) });
    },
  };
}

const stamp = (store: ReturnType<typeof storeOf>, settings: Record<string, string>) =>
  stampHeads(store, witnessesOf(settings), (line) => logged.push(line));

test('a deployed site has its heads stamped by two public calendars, unless its settings say otherwise', () => {
  const names = (settings: Record<string, string>) => witnessesOf(settings).map(({ name }) => name);
  const deployed = { URL: 'https://simcast.example' };
  expect(names(deployed)).toEqual([
    'https://a.pool.opentimestamps.org',
    'https://b.pool.opentimestamps.org',
  ]);
  expect(names({ ...deployed, LEDGER_CALENDARS: 'off' })).toEqual([]);
  expect(names({ ...deployed, LEDGER_CALENDARS: 'https://c.example' })).toEqual([
    'https://c.example',
  ]);
  expect(names({ ...deployed, SIMCAST_LOCAL: '1' })).toEqual([]);
});

test('off elsewhere: nobody is asked', async () => {
  const store = storeOf(EXAMPLE_HEADS);
  expect(await stamp(store, {})).toBe(0);
  expect(await stamp(store, { LEDGER_CALENDARS: ' , ', LEDGER_WITNESS_URL: '' })).toBe(0);
  expect(heard).toEqual([]);
});

test('a calendar is sent the hash itself, and its receipt is a whole proof of it', async () => {
  const store = storeOf(EXAMPLE_HEADS);
  expect(await stamp(store, { LEDGER_CALENDARS: `${url}/` })).toBe(2);
  expect(heard.map(({ path, body }) => [path, body.toString('hex')])).toEqual(
    EXAMPLE_HEADS.map(({ hash }) => ['/digest', hash]),
  );
  const [first] = store.saved;
  expect(first).toMatchObject({ day: EXAMPLE_HEADS[0]?.day, witness: url });
  expect(first?.receipt.subarray(1, 15).toString()).toBe('OpenTimestamps');
  expect(first?.receipt.subarray(31, 33).toString('hex')).toBe('0108');
  expect(first?.receipt.subarray(33, 65).toString('hex')).toBe(EXAMPLE_HEADS[0]?.hash);
  expect(first?.receipt.subarray(65)).toEqual(TIMESTAMP);
  expect(await stamp(store, { LEDGER_CALENDARS: url })).toBe(0);
  expect(heard).toHaveLength(2);
});

test('another place is posted the head, and its query stays ours', async () => {
  answer = (response, body) => response.end(`kept ${JSON.parse(body.toString()).seq}`);
  const store = storeOf(EXAMPLE_HEADS.slice(0, 1));
  expect(await stamp(store, { LEDGER_WITNESS_URL: `${url}/heads?key=ours` })).toBe(1);
  expect(heard[0]?.path).toBe('/heads?key=ours');
  expect(JSON.parse(heard[0]?.body.toString() ?? '')).toEqual(EXAMPLE_HEADS[0]);
  expect(store.saved[0]).toMatchObject({ witness: `${url}/heads`, receipt: Buffer.from('kept 4') });
});

test.each<[string, Answer]>([
  ['answered 500', (response) => response.writeHead(500).end('no')],
  ['answered with nothing', (response) => response.end()],
  ['answered with no timestamp', (response) => response.end('<html>thank you</html>')],
  ['answered with more than 65536 bytes', (response) => response.end(Buffer.alloc(100_000, 1))],
  ['the connection to it was cut', (response) => response.destroy()],
  [
    'it redirects, which is not followed',
    (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  ],
])(
  'one that misbehaves (%s) costs nothing else, and is asked again',
  async (reason, misbehaves) => {
    answer = misbehaves;
    const store = storeOf(EXAMPLE_HEADS);
    const settings = { LEDGER_CALENDARS: `${url},${url}/second` };
    expect(await stamp(store, settings)).toBe(0);
    expect(logged).toHaveLength(2);
    expect(logged[0]).toContain(reason);
    answer = calendar;
    expect(await stamp(store, settings)).toBe(4);
  },
);

test('of many heads the newest seven are stamped', async () => {
  const days = Array.from({ length: 30 }, (_, at) => ({
    day: `2026-11-${String(at + 1).padStart(2, '0')}`,
    seq: at + 1,
    hash: 'ab'.repeat(32),
  }));
  const store = storeOf(days);
  await stamp(store, { LEDGER_CALENDARS: url });
  expect(store.saved.map(({ day }) => day)).toEqual(days.slice(-7).map(({ day }) => day));
});

test.each([
  { LEDGER_CALENDARS: 'http://calendar.example' },
  { LEDGER_CALENDARS: 'https://a.example,nonsense' },
  { LEDGER_WITNESS_URL: 'ftp://a.example' },
])('a setting that is no https address is refused by name: %o', (settings) => {
  expect(() => witnessesOf(settings)).toThrow(`${Object.keys(settings)[0]} does not look right`);
});
