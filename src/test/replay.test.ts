import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { League } from '#domain/leagues/league.ts';
import { initialRatings, ratingTable } from '#engine/index.ts';
import { espnSource } from '#feeds/espn/games/espnSource.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { refreshSlate } from '#slate/refresh/refreshSlate.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';

const PAYLOADS = join(import.meta.dirname, '../../../shared/payloads');
const recorded = existsSync(PAYLOADS);
if (!recorded) console.warn(`Recorded feeds are not replayed: ${PAYLOADS} is missing.`);

interface Event {
  id: string;
  date: string;
  readonly competitions: {
    date: string;
    startDate?: string;
    readonly status: { readonly type: { readonly state: string } };
  }[];
}
interface Scoreboard {
  readonly events: Event[];
}

const read = (file: string): Scoreboard => JSON.parse(readFileSync(join(PAYLOADS, file), 'utf8'));

/** The World Cup, which we do not keep, as if it were the Premier League: another league's answer is refused. */
const asEpl = (scoreboard: Scoreboard): Scoreboard =>
  JSON.parse(
    JSON.stringify(scoreboard)
      .replaceAll('s:600~l:606', 's:600~l:700')
      .replaceAll('fifa.world', 'eng.1'),
  );

let database: TestDatabase;
let store: Store;
let server: Server;
/** What the stand-in for the feed answers, by the end of the path. */
const answers = new Map<string, Scoreboard>();

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://feed').pathname;
    const found = [...answers].find(([league]) => path.includes(`/${league}/`));
    response.end(JSON.stringify(found?.[1] ?? { events: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server?.close();
  await database?.stop();
});
beforeEach(() => answers.clear());

async function replay() {
  const { port } = server.address() as AddressInfo;
  const knownKeys = (league: League) =>
    new Set(ratingTable(initialRatings(league)).map(({ key }) => key));
  const source = espnSource({ baseUrl: `http://127.0.0.1:${port}`, knownKeys });
  await refreshSlate({ store, source, trigger: 'manual', now: new Date(), log: () => {} });
  const rows = await database.query<{ source_id: string; prediction_id: string | null }>(
    'select g.source_id, e.prediction_id from current_slate c join slate_entries e using (slate_id) join games g on g.id = e.game_id',
  );
  return rows;
}

/** The same board of games that began at one time: the feed has a game on its own day alone. */
function began(scoreboard: Scoreboard, at: string): Scoreboard {
  for (const event of scoreboard.events) {
    event.date = at;
    for (const competition of event.competitions) {
      competition.date = at;
      competition.startDate = at;
    }
  }
  return scoreboard;
}

/** A recorded answer may name a game twice: it is one game all the same. */
const ids = (...scoreboards: Scoreboard[]) => [
  ...new Set(scoreboards.flatMap(({ events }) => events.map((event) => event.id)).sort()),
];

test.skipIf(!recorded)('recorded answers end in pages for exactly those games', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const nfl = began(read('espn_nfl_scoreboard_2022.json'), yesterday);
  const mlb = began(read('espn_mlb_scoreboard_2026.json'), yesterday);
  const recordedCup = read('espn_soccer_fifa.world_scoreboard_2026-07-05.json');
  const soccer = asEpl(began(recordedCup, yesterday));
  answers.set('nfl', nfl).set('mlb', mlb).set('eng.1', soccer);
  const rows = await replay();
  const asked = rows.map((row) => row.source_id).sort();
  expect(asked).toEqual(ids(nfl, mlb, soccer));
  // They have begun: nothing is predicted after the start.
  expect(rows.every((row) => row.prediction_id === null)).toBe(true);
});

test.skipIf(!recorded)('the same games as others still to come are each predicted', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const nfl = began(read('espn_nfl_scoreboard_2022.json'), tomorrow);
  // Another game: one whose start has passed stays closed, whatever start is told later.
  for (const event of nfl.events) event.id = `${event.id}0`;
  answers.set('nfl', nfl);
  const rows = await replay();
  const asked = rows.map((row) => row.source_id);
  expect(asked).toEqual(expect.arrayContaining(ids(nfl)));
  const open = nfl.events.filter((event) => event.competitions[0]?.status.type.state === 'pre');
  const predicted = rows.filter((row) => row.prediction_id !== null);
  expect(open.length).toBeGreaterThan(0);
  expect(predicted.map((row) => row.source_id).sort()).toEqual(ids({ events: open }));
});
