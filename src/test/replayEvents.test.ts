import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sportOf } from '#domain/events/sportEvent.ts';
import { eventsFixtureText } from '#feeds/espn/events/payloads.fixture.ts';
import { liveEventSource } from '#feeds/joined/liveEvents.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { partId } from '#slate/archive/eventPredictions.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { scriptedSource } from './refreshExample.ts';

const PAYLOADS = join(import.meta.dirname, '../../../shared/payloads');
type Board = 'ufc' | 'tennis' | 'f1' | 'golf';
/** A board's answer, and a time at which everything in it has begun. */
type Boards = (board: Board) => { readonly body: string; readonly begun: Date };

const FILES: Readonly<Record<Board, string>> = {
  ufc: 'espn_mma_ufc_scoreboard_2022.json',
  tennis: 'espn_tennis_scoreboard_2022.json',
  f1: 'espn_racing_f1_scoreboard_2022.json',
  golf: 'espn_golf_pga_scoreboard_2022.json',
};
const recorded: Boards = (board) => {
  const body = readFileSync(join(PAYLOADS, FILES[board]), 'utf8');
  const { events }: { events: { date: string }[] } = JSON.parse(body);
  return { body, begun: new Date(events[0]?.date ?? 0) };
};

/** The first event of the hand-written answers, after its last start. */
const ourOwn: Boards = (board) => {
  const { events }: { events: object[] } = JSON.parse(eventsFixtureText(board));
  const body = JSON.stringify({ events: events.slice(0, 1) });
  const starts = body.match(/\d{4}-\d\d-\d\dT[\d:]+Z/gu) ?? [];
  return { body, begun: new Date(Math.max(...starts.map((start) => Date.parse(start)))) };
};

let database: TestDatabase;
let store: Store;
let server: Server;
/** The feed stand-in's answer, by a part of the path. */
let answer: { readonly path: string; readonly body: string } = { path: '', body: '' };

const replay = (now: Date) => {
  const { port } = server.address() as AddressInfo;
  return refreshTestSlate({
    store,
    source: scriptedSource({}),
    events: liveEventSource({ espnBaseUrl: `http://127.0.0.1:${port}` }),
    trigger: 'manual',
    now,
    log: () => {},
  });
};

/** A recorded answer turned into another event, two days ahead: every instant shifted, everything still scheduled. */
function stillToCome(body: string): string {
  const [first = ''] = /\d{4}-\d\d-\d\dT[\d:]+Z/u.exec(body) ?? [];
  const shift = Date.now() + 2 * 86_400_000 - Date.parse(first);
  const type = { id: '1', name: 'STATUS_SCHEDULED', state: 'pre', completed: false };
  return JSON.stringify(
    JSON.parse(body, (key, value: unknown) => {
      if (key === 'status' && typeof value === 'object') return { ...value, type };
      const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(value);
      if (key === 'events' && Array.isArray(value)) {
        return value.map((event) => ({ ...event, id: `${event.id}0` }));
      }
      return isInstant ? new Date(Date.parse(value) + shift).toISOString() : value;
    }),
  );
}

describe.each<[string, Boards]>([
  ['an answer of our own making', ourOwn],
  ...(existsSync(PAYLOADS) ? [['a recorded answer', recorded] satisfies [string, Boards]] : []),
])('%s', (_, boards) => {
  beforeAll(async () => {
    database = await startTestDatabase();
    store = storeOn(database);
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://feed');
      response.end(pathname.includes(answer.path) ? answer.body : '{"events":[]}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    server?.close();
    await database?.stop();
  });

  test.each([
    ['UFC', 'ufc', '/ufc/'],
    ['Tennis', 'tennis', '/atp/'],
    ['F1', 'f1', '/f1/'],
    ['Golf', 'golf', '/pga/'],
  ] as const)(
    '%s ends in the slate of its day, and nothing is predicted after the start',
    async (sport, board, path) => {
      const { body, begun } = boards(board);
      answer = { path, body };
      await replay(begun);
      const shown = (await store.readEvents()).filter(({ league }) => sportOf(league) === sport);
      expect(shown.length).toBeGreaterThan(0);
      expect(JSON.stringify(shown)).not.toContain('"prediction"');
    },
  );

  test('a card still to come is predicted bout by bout', async () => {
    answer = { path: '/ufc/', body: stillToCome(boards('ufc').body) };
    await replay(new Date());
    const [card] = await store.readEvents({ sport: 'UFC' });
    if (card?.kind !== 'fights') throw new Error('no card');
    expect(card.bouts.length).toBeGreaterThan(1);
    const said = await store.ledgeredEventPredictions([card.id]);
    for (const { key, prediction } of card.bouts) {
      expect(said.get(partId(card.id, key))?.id).toBe(prediction?.id);
      expect(prediction).toBeDefined();
    }
  });
});
