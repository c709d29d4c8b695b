import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { League } from '#domain/leagues/league.ts';
import { initialRatings, ratingTable } from '#engine/index.ts';
import { espnSource } from '#feeds/espn/games/espnSource.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';

const PAYLOADS = join(import.meta.dirname, '../../../shared/payloads');
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

/** The recorded World Cup, a league we do not have, relabeled as the Premier League: otherwise it would be refused. */
const asEpl = (scoreboard: Scoreboard): Scoreboard =>
  JSON.parse(
    JSON.stringify(scoreboard)
      .replaceAll('s:600~l:606', 's:600~l:700')
      .replaceAll('fifa.world', 'eng.1'),
  );

/** Scoreboards by a part of their path. */
type Boards = () => Readonly<Record<'nfl' | 'mlb' | 'eng.1', Scoreboard>>;

const recorded: Boards = () => ({
  nfl: read('espn_nfl_scoreboard_2022.json'),
  mlb: read('espn_mlb_scoreboard_2026.json'),
  'eng.1': asEpl(read('espn_soccer_fifa.world_scoreboard_2026-07-05.json')),
});

/** A made-up scoreboard with a league's first teams: one upcoming game, one under way; the first is listed twice. */
function board(league: League, number: number): Scoreboard {
  const side = (homeAway: 'home' | 'away', at: number) => {
    const { name, shortName, abbreviation } = FEED_FACTS[league].teams[at]?.team ?? {};
    const team = { id: `${at + 1}`, displayName: name, shortDisplayName: shortName, abbreviation };
    return { homeAway, score: '0', team };
  };
  const game = (at: number, type: Readonly<Record<'name' | 'state', string>>): Event => {
    const competitors = [side('home', at), side('away', at + 1)];
    const competition = { date: '', status: { type }, competitors };
    return { id: `${number + at}`, date: '', competitions: [competition] };
  };
  const toCome = { name: 'STATUS_SCHEDULED', state: 'pre' };
  const live = { name: 'STATUS_IN_PROGRESS', state: 'in' };
  return { events: [game(0, toCome), game(2, live), game(0, toCome)] };
}

const ourOwn: Boards = () => ({
  nfl: board('NFL', 401_000_100),
  mlb: board('MLB', 401_000_200),
  'eng.1': board('EPL', 401_000_300),
});

let database: TestDatabase;
let store: Store;
let server: Server;
/** The feed stand-in's answers, by the end of the path. */
const answers = new Map<string, Scoreboard>();

async function replay() {
  const { port } = server.address() as AddressInfo;
  const knownKeys = (league: League) =>
    new Set(ratingTable(initialRatings(league)).map(({ key }) => key));
  const source = espnSource({ baseUrl: `http://127.0.0.1:${port}`, knownKeys });
  await refreshTestSlate({ store, source, trigger: 'manual', now: new Date(), log: () => {} });
  const rows = await database.query<{ source_id: string; prediction_id: string | null }>(
    'select g.source_id, e.prediction_id from current_slate c join slate_entries e using (slate_id) join games g on g.id = e.game_id',
  );
  return rows;
}

/** The same board with all games beginning at one time: the feed lists a game only on its own day. */
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

/** Unique game ids: a recorded answer may list a game twice. */
const ids = (...scoreboards: Scoreboard[]) => [
  ...new Set(scoreboards.flatMap(({ events }) => events.map((event) => event.id)).sort()),
];

describe.each<[string, Boards]>([
  ['answers of our own making', ourOwn],
  ...(existsSync(PAYLOADS) ? [['recorded answers', recorded] satisfies [string, Boards]] : []),
])('%s', (_, boards) => {
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

  test('they end in pages for exactly those games', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const all = Object.entries(boards()).map(
      ([league, of]) => [league, began(of, yesterday)] as const,
    );
    for (const [league, of] of all) answers.set(league, of);
    const rows = await replay();
    const asked = rows.map((row) => row.source_id).sort();
    expect(asked).toEqual(ids(...all.map(([, of]) => of)));
    // These games have begun, and nothing is predicted after the start.
    expect(rows.every((row) => row.prediction_id === null)).toBe(true);
  });

  test('the same games as others still to come are each predicted', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const nfl = began(boards().nfl, tomorrow);
    // New ids make other games: one whose start has passed stays closed, whatever start is reported later.
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
});
