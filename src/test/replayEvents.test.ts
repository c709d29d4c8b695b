import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sportOf } from '#domain/events/sportEvent.ts';
import { liveEventSource } from '#feeds/joined/liveEvents.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { partId } from '#slate/archive/eventPredictions.ts';
import { refreshSlate } from '#slate/refresh/refreshSlate.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { scriptedSource } from './refreshExample.ts';

const PAYLOADS = join(import.meta.dirname, '../../../shared/payloads');
const recorded = existsSync(PAYLOADS);
if (!recorded) console.warn(`Recorded feeds are not replayed: ${PAYLOADS} is missing.`);

let database: TestDatabase;
let store: Store;
let server: Server;
/** What the stand-in for the feed answers, by a part of the path. */
let answer: { readonly path: string; readonly body: string } = { path: '', body: '' };

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

const replay = (now: Date) => {
  const { port } = server.address() as AddressInfo;
  return refreshSlate({
    store,
    source: scriptedSource({}),
    events: liveEventSource({ espnBaseUrl: `http://127.0.0.1:${port}` }),
    trigger: 'manual',
    now,
    log: () => {},
  });
};

/** A recorded answer as another event's, two days ahead: every instant shifted, everything still scheduled. */
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

test.skipIf(!recorded).each([
  ['UFC', 'espn_mma_ufc_scoreboard_2022.json', '/ufc/'],
  ['Tennis', 'espn_tennis_scoreboard_2022.json', '/atp/'],
  ['F1', 'espn_racing_f1_scoreboard_2022.json', '/f1/'],
  ['Golf', 'espn_golf_pga_scoreboard_2022.json', '/pga/'],
])(
  'recorded answers of %s end in the slate of their day, and nothing is predicted after the start',
  async (sport, file, path) => {
    const body = readFileSync(join(PAYLOADS, file), 'utf8');
    const recording: { events: { date: string }[] } = JSON.parse(body);
    answer = { path, body };
    await replay(new Date(recording.events[0]?.date ?? 0));
    const shown = (await store.readEvents()).filter(({ league }) => sportOf(league) === sport);
    expect(shown.length).toBeGreaterThan(0);
    expect(JSON.stringify(shown)).not.toContain('"prediction"');
  },
);

test.skipIf(!recorded)('a card still to come is predicted bout by bout', async () => {
  const body = readFileSync(join(PAYLOADS, 'espn_mma_ufc_scoreboard_2022.json'), 'utf8');
  answer = { path: '/ufc/', body: stillToCome(body) };
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
