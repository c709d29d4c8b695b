import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { twoOf } from '#domain/events/parts.ts';
import { mayGiveOn } from '#domain/prices/feeds.ts';
import { elevenPairs } from '#local/standins/feeds/elevenPairs.ts';
import { type FeedServer, serveFeed } from '#local/standins/feeds/serveFeed.ts';
import { type OddsWorld, theOddsApiStandIn } from '#local/standins/feeds/theOddsApi.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { readPairPrices } from '#slate/archive/pairPrices.ts';
import { connectStore } from '#store/client.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { fightCard, scriptedEvents, tennisMatch } from '#test/eventExample.ts';
import { scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { createSite } from '#wiring';
import { readOddsFeeds } from './readOdds.ts';
import { readOddsDue } from './store/due.ts';

const HOUR = 3_600_000;
const KEY = 'a-key-of-the-stand-in';
const MEN = 'tennis_atp_us_open';
const WOMEN = 'tennis_wta_us_open';
const FIGHTS = 'mma_mixed_martial_arts';

let database: TestDatabase;
let server: FeedServer;
/** What the stand-in lists, and what it adds to its clock: its prices move. */
let sports: readonly string[];
let ahead: number;
let takenDown: boolean;
const logged: string[] = [];

const EVENTS = scriptedEvents({ Tennis: [tennisMatch(1)], UFC: [fightCard(1)] });
const BOUTS = [
  { id: 'f1', home: 'Dustin Poirier', away: 'Islam Makhachev' },
  { id: 'f2', home: 'Ilia Topuria', away: 'Max Holloway' },
  { id: 'f3', home: 'Nobody', away: 'Of Ours' },
];

const refresh = () =>
  refreshTestSlate({
    store: storeOn(database),
    source: scriptedSource({}),
    events: EVENTS,
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

const world: OddsWorld = {
  sports: () => sports,
  events: (sport, now) => {
    if (takenDown || sport === WOMEN) return [];
    const start = now + ahead + HOUR;
    const match = { id: 'm1', home: 'Carlos Alcaraz', away: 'Jannik Sinner', start };
    const pairs = sport === FIGHTS ? BOUTS.map((one) => ({ ...one, start })) : [match];
    return elevenPairs(sport, pairs, now + ahead).map((event) => ({
      ...event,
      commence_time: new Date(now + HOUR).toISOString(),
      bookmakers: event.bookmakers.map((book) => ({
        ...book,
        markets: book.markets.map((market) => ({
          ...market,
          last_update: new Date(now).toISOString(),
        })),
      })),
    }));
  },
};

beforeAll(async () => {
  database = await startTestDatabase();
  await refresh();
});
afterAll(() => database?.stop());

beforeEach(async () => {
  logged.length = 0;
  ahead = 0;
  takenDown = false;
  sports = [MEN, WOMEN, FIGHTS, 'boxing_boxing', 'tennis_exhibition'];
  for (const table of ['pair_prices', 'odds_keys', 'odds_lists', 'odds_feeds', 'odds_credits']) {
    await database.query(`delete from ${table} where true`);
  }
  server = await serveFeed(theOddsApiStandIn(world, { key: KEY, credits: 20_000 }));
});
afterEach(() => server.stop());

const read = (key = KEY) =>
  readOddsFeeds(
    createSite({
      SUPABASE_URL: database.supabaseUrl,
      SUPABASE_SECRET_KEY: database.secretKey,
      THE_ODDS_API_KEY: key,
      THE_ODDS_API_BASE_URL: server.url,
      ODDS_CREDITS_PER_DAY: '3000',
    }),
    (line) => logged.push(line),
  );
const client = () =>
  connectStore({ SUPABASE_URL: database.supabaseUrl, SUPABASE_SECRET_KEY: database.secretKey });
const later = async (minutes: number) => {
  for (const table of ['odds_keys', 'odds_lists'])
    await database.query(
      `update ${table} set asked_at = asked_at - interval '${minutes} minutes' where true`,
    );
};
const prices = async () => {
  const rows = await database.query<{ id: number }>('select id::int from events');
  return readPairPrices(
    client(),
    rows.map(({ id }) => id),
  );
};
const askedFor = () => [...server.counts.byKind.keys()].sort();

test('the list and the fights at once, then the men’s tournament: without a start within a day nothing is asked for', async () => {
  expect(await read()).toMatchObject({ status: 'done', requests: 2 });
  expect(await read()).toMatchObject({ status: 'done', requests: 1 });
  expect(askedFor()).toEqual(['v4/sports/', `v4/sports/${FIGHTS}/odds/`, `v4/sports/${MEN}/odds/`]);
  expect(await read()).toMatchObject({ status: 'idle' });
  // One credit each; the list is free.
  expect((await readOddsDue(client())).spent).toMatchObject([{ feed: 'theoddsapi', today: 2 }]);
  const books = Map.groupBy(await prices(), ({ part }) => part);
  expect([...books].map(([part, all]) => [part, all.length]).sort()).toEqual([
    ['', 9],
    ['1', 9],
    ['2', 9],
  ]);
});

test('sides that the feed swaps keep their own prices', async () => {
  await read();
  const first = (await prices()).find(
    ({ part, quote }) => part === '1' && quote.book === 'pinnacle',
  );
  const [feedsOwn] = world.events(FIGHTS, Date.now());
  const market = feedsOwn?.bookmakers.find(({ key }) => key === 'pinnacle')?.markets[0];
  // Our a is Makhachev, the feed's away.
  const byName = new Map(
    (market?.outcomes ?? []).map((one) => {
      const { name, price } = one as { name: string; price: number };
      return [name, price];
    }),
  );
  expect(first?.quote).toMatchObject({
    feed: 'theoddsapi',
    a: byName.get('Islam Makhachev'),
    b: byName.get('Dustin Poirier'),
  });
});

test('five minutes later again: what moved is one row, what is taken down is none; a tournament that has ended is asked no more, and keeps its last prices', async () => {
  await read();
  await read();
  const before = await prices();
  await later(4);
  expect(await read()).toMatchObject({ status: 'idle' });
  await later(2);
  ahead = 3 * HOUR;
  expect(await read()).toMatchObject({ status: 'done', requests: 2 });
  expect((await prices()).length).toBe(before.length);
  expect((await prices()).map(({ quote: { a } }) => a)).not.toEqual(
    before.map(({ quote: { a } }) => a),
  );
  sports = [FIGHTS, 'boxing_boxing'];
  await later(200);
  await read();
  takenDown = true;
  await later(20);
  expect(await read()).toMatchObject({ requests: 1 });
  expect((await readOddsDue(client())).keys.filter(({ listed }) => listed)).toEqual([]);
  expect([...new Set((await prices()).map(({ part }) => part))]).toEqual(['']);
});

test('a wrong key is the feed’s trouble and ends its requests; a tournament that is unknown by now is its own', async () => {
  expect(await read('another key')).toMatchObject({ status: 'done', requests: 1 });
  expect((await readOddsDue(client())).feeds).toMatchObject([{ trouble: 'wrongKey' }]);
  expect(await read('another key')).toMatchObject({ status: 'idle' });
  await database.query('delete from odds_feeds where true');
  await later(200);
  await read();
  sports = [WOMEN, FIGHTS];
  await read();
  const due = await readOddsDue(client());
  expect(due.keys.find(({ key }) => key === MEN)).toMatchObject({ trouble: 'refused' });
  expect(due.feeds).toMatchObject([{ trouble: undefined }]);
});

test('the next refresh shows every book on the bout and the match, anchors to all of them, and the ledger names none of the feed', async () => {
  await read();
  await read();
  await refresh();
  const store = storeOn(database);
  const events = await store.readEvents();
  for (const [kind, part] of [
    ['fights', '1'],
    ['match', ''],
  ] as const) {
    const event = events.find((one) => one.kind === kind);
    const two = event && twoOf(event, part);
    const keyed = (two?.moneyline ?? []).filter(({ feed }) => !mayGiveOn(feed));
    expect(keyed).toHaveLength(9);
    expect(two?.prediction?.anchor?.books).toEqual(
      expect.arrayContaining(['Pinnacle', 'DraftKings']),
    );
  }
  const ledger = await database.query<{ said: string }>('select payload::text as said from ledger');
  expect(ledger.length).toBeGreaterThan(2);
  for (const { said } of ledger) {
    const { odds } = JSON.parse(said) as { odds?: { feed: string } | null };
    expect(odds?.feed ?? 'espn').toBe('espn');
  }
});
