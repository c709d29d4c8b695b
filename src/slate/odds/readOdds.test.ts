import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import { elevenBooks } from '#local/standins/feeds/elevenBooks.ts';
import { ODDITIES, type Oddity } from '#local/standins/feeds/oddOdds.ts';
import { propLineStandIn } from '#local/standins/feeds/propLine.ts';
import { type FeedServer, serveFeed } from '#local/standins/feeds/serveFeed.ts';
import { type OddsWorld, theOddsApiStandIn } from '#local/standins/feeds/theOddsApi.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { newestPrices, withNewest } from '#slate/pages/newestPrices.ts';
import { readLastQuotes } from '#slate/record/store/grades.ts';
import { connectStore } from '#store/client.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { createSite } from '#wiring';
import { readOddsFeeds } from './readOdds.ts';
import { readKeyedFeeds, readOddsDue } from './store/due.ts';
import { claimOdds, endOdds } from './store/lease.ts';

const HOUR = 3_600_000;
const KEY = 'a-key-of-the-stand-in';

let database: TestDatabase;
let start: number;
let oddity: Oddity | undefined;
/** What the stand-in adds to its clock: its prices move. */
let ahead: number;
let server: FeedServer;
const logged: string[] = [];

/** The books' prices of a game at another time, as if they were scanned now. */
function movedBy(sport: string, now: number, ms: number) {
  const game = { id: 'e1', home: 'Buffalo Bills', away: 'Kansas City Chiefs', start: start + ms };
  const scanned = new Date(now).toISOString();
  return elevenBooks('NFL', sport, [game], now + ms).map((event) => ({
    ...event,
    commence_time: new Date(start).toISOString(),
    bookmakers: event.bookmakers.map((book) => ({
      ...book,
      markets: book.markets.map((market) => ({ ...market, last_update: scanned })),
    })),
  }));
}

const world: OddsWorld = {
  sports: () => ['americanfootball_nfl', 'football_nfl'],
  events: (sport, now) => movedBy(sport, now, ahead),
};

beforeAll(async () => {
  database = await startTestDatabase();
  start = Date.now() + HOUR;
  const game: FeedGame = { ...nflGame('1', 1), gameTime: new Date(start).toISOString() };
  await refreshTestSlate({
    store: storeOn(database),
    source: scriptedSource({ NFL: [game, nflGame('2', 30)] }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });
});
afterAll(() => database?.stop());

beforeEach(async () => {
  logged.length = 0;
  oddity = undefined;
  ahead = 0;
  for (const table of [
    'book_prices',
    'newest_book_prices',
    'odds_reading_times',
    'odds_readings',
    'odds_feeds',
    'odds_credits',
  ]) {
    await database.query(`delete from ${table} where true`);
  }
  await serve(20_000);
});
afterEach(() => server.stop());

async function serve(credits: number) {
  await server?.stop();
  server = await serveFeed(theOddsApiStandIn(world, { key: KEY, credits, oddity: () => oddity }));
}

const siteWith = (env: Record<string, string> = {}) =>
  createSite({
    SUPABASE_URL: database.supabaseUrl,
    SUPABASE_SECRET_KEY: database.secretKey,
    THE_ODDS_API_KEY: KEY,
    THE_ODDS_API_BASE_URL: server.url,
    ODDS_CREDITS_PER_DAY: '3000',
    ...env,
  });
const read = (env?: Record<string, string>) =>
  readOddsFeeds(siteWith(env), (line) => logged.push(line));
const client = () =>
  connectStore({ SUPABASE_URL: database.supabaseUrl, SUPABASE_SECRET_KEY: database.secretKey });
const due = () => readOddsDue(client());
const games = async (): Promise<number[]> =>
  (await database.query<{ id: number }>('select id::int from games order by source_id')).map(
    ({ id }) => id,
  );
interface Price {
  readonly gameId: number;
  readonly feed: string;
  readonly book: string;
  readonly market: string;
  readonly line: number | null;
  readonly one: number;
  readonly seenAt: string;
  readonly readAt: string;
}
/** What each book asks now, as it stands in the database, and when its feed was last read. */
const prices = () =>
  database.query<Price>(
    `select n.game_id::int as "gameId", n.feed, n.book, n.market, n.line::float8, n.one, n.seen_at::text as "seenAt", r.read_at::text as "readAt"
    from newest_book_prices n join odds_readings r on r.feed = n.feed where n.one is not null
    order by n.game_id, n.feed, n.book, n.market`,
  );
const rows = async () => {
  const [count] = await database.query<{ rows: number }>(
    'select count(*)::int as rows from book_prices',
  );
  return count?.rows ?? 0;
};
/** As if so many minutes had passed since the last reading. */
const later = (minutes: number) =>
  database.query(
    `update odds_readings set asked_at = asked_at - interval '${minutes} minutes', read_at = read_at - interval '${minutes} minutes' where true`,
  );

test('without a key nothing is asked; with one, a league with a start near, and its prices stand by book and market', async () => {
  expect(await readOddsFeeds(createSite({}))).toEqual({ status: 'off' });
  expect(await read()).toMatchObject({ status: 'done', requests: 1 });
  expect(server.asked).toHaveLength(1);
  const told = await prices();
  expect(new Set(told.map(({ book }) => book)).size).toBe(9);
  expect(told.filter(({ book }) => book === 'pinnacle').map(({ market }) => market)).toEqual([
    'moneyline',
    'spread',
    'total',
  ]);
  expect(told.filter(({ book }) => book === 'betfair_ex').map(({ market }) => market)).toEqual([
    'lay',
    'moneyline',
  ]);
  expect(new Set(told.map(({ gameId }) => gameId)).size).toBe(1);
});

test('within the minute nothing is due; after it only what changed is a row, and the rest has a later reading', async () => {
  await read();
  expect(await read()).toEqual({ status: 'idle' });
  const before = await rows();
  const [first] = await prices();
  await later(2);
  expect(await read()).toMatchObject({ status: 'done' });
  const [again] = await prices();
  expect(again?.seenAt).toBe(first?.seenAt);
  expect(Date.parse(again?.readAt ?? '')).toBeGreaterThan(Date.parse(first?.readAt ?? ''));
  expect(await rows()).toBeLessThanOrEqual(before + 27);
  ahead = 40 * HOUR;
  await later(2);
  await read();
  expect(await rows()).toBeGreaterThan(before);
});

test('what is gone from the answer is taken down, and comes back as a new row', async () => {
  await read();
  const before = (await prices()).length;
  oddity = 'noBookmakers';
  await later(2);
  expect(await read()).toMatchObject({ changes: before });
  expect(await prices()).toEqual([]);
  oddity = undefined;
  await later(2);
  await read();
  expect(await prices()).toHaveLength(before);
});

const keyed = (env: Readonly<Record<string, string>>) => readKeyedFeeds(client(), env);

test('credits are counted from the headers, and the ceiling of the day holds', async () => {
  await read();
  expect(await due()).toMatchObject({
    feeds: [{ feed: 'theoddsapi', trouble: undefined, remaining: 19_997 }],
    spent: [{ today: 3, month: 3 }],
  });
  // What the status page says of it; of a feed without a key nothing.
  expect(await keyed({ THE_ODDS_API_KEY: KEY })).toEqual([
    expect.objectContaining({
      feed: 'theoddsapi',
      remaining: 19_997,
      spentToday: 3,
      readAt: (await due()).readings[0]?.readAt,
    }),
  ]);
  expect((await keyed({ THE_ODDS_API_KEY: KEY }))?.[0]?.readAt).toBeDefined();
  expect(await keyed({ PROPLINE_API_KEY: KEY })).toEqual([]);
  expect(await keyed({})).toBeUndefined();
  await later(60);
  expect(await read({ ODDS_CREDITS_PER_DAY: '5' })).toEqual({ status: 'idle' });
  expect(await read({ ODDS_CREDITS_PER_DAY: '6' })).toMatchObject({ status: 'done' });
  await later(60);
  expect(await read({ ODDS_CREDITS_PER_DAY: '8' })).toEqual({ status: 'idle' });
  expect(server.asked).toHaveLength(2);
});

test('an empty answer is free', async () => {
  await server.stop();
  server = await serveFeed(
    theOddsApiStandIn({ ...world, events: () => [] }, { key: KEY, credits: 20_000 }),
  );
  await read();
  expect((await due()).spent).toEqual([{ feed: 'theoddsapi', today: 0, month: 0 }]);
});

test('a wrong key and a spent quota are two states, each asked again in an hour, and cost nothing', async () => {
  expect(await read({ THE_ODDS_API_KEY: 'another' })).toMatchObject({ changes: 0 });
  expect((await due()).feeds).toMatchObject([{ trouble: 'wrongKey' }]);
  expect(logged.join('\n')).toContain('status 401, INVALID_KEY');
  await later(30);
  expect(await read()).toEqual({ status: 'idle' });
  await database.query(
    "update odds_feeds set resume_at = resume_at - interval '1 hour' where true",
  );
  await serve(2);
  await read();
  const [state] = (await due()).feeds;
  expect(state).toMatchObject({ trouble: 'spent', remaining: 0 });
  expect(Date.parse(state?.resumeAt ?? '') - Date.now()).toBeGreaterThan(59 * 60_000);
  expect((await due()).spent).toMatchObject([{ today: 0 }]);
  await serve(20_000);
  await later(30);
  await database.query(
    "update odds_feeds set resume_at = resume_at - interval '1 hour' where true",
  );
  expect(await read()).toMatchObject({ status: 'done' });
  expect((await due()).feeds).toMatchObject([{ trouble: undefined, resumeAt: undefined }]);
});

test('a feed that does not answer is left alone for a minute; what was read stays, as old as it is', async () => {
  await read();
  const before = await prices();
  await later(2);
  oddity = 'badGateway';
  await read();
  expect((await due()).feeds).toMatchObject([{ trouble: 'down' }]);
  const after = await prices();
  expect(after.map(({ readAt: _, seenAt: __, ...price }) => price)).toEqual(
    before.map(({ readAt: _, seenAt: __, ...price }) => price),
  );
});

test('PropLine beside it: its own requests a day, and both feeds’ prices stand by their feed', async () => {
  const line = await serveFeed(propLineStandIn(world, { key: 'line', requestsADay: 50 }));
  const env = { PROPLINE_API_KEY: 'line', PROPLINE_BASE_URL: line.url };
  expect(await read(env)).toMatchObject({ status: 'done', requests: 2 });
  expect(new Set((await prices()).map(({ feed }) => feed))).toEqual(
    new Set(['theoddsapi', 'propline']),
  );
  expect((await due()).spent.map(({ feed, today }) => [feed, today]).toSorted()).toEqual([
    ['propline', 1],
    ['theoddsapi', 3],
  ]);
  await line.stop();
});

test('one reading at a time; one that died is over after its minute', async () => {
  const token = await claimOdds(client(), 55);
  expect(await read()).toEqual({ status: 'busy' });
  await endOdds(client(), token ?? 0);
  expect(await read()).toMatchObject({ status: 'done' });
  const dead = await claimOdds(client(), 0);
  expect(dead).toBeDefined();
  await later(2);
  expect(await read()).toMatchObject({ status: 'done' });
});

test.each(ODDITIES)(
  'an answer with “%s” loses no other league and no price that stood',
  async (one) => {
    oddity = one;
    expect(await read()).toMatchObject({ status: 'done', requests: 1 });
    const told = await prices();
    for (const price of told) expect(Math.abs(price.one)).toBeGreaterThanOrEqual(100);
    const none = [
      'noBookmakers',
      'oneSided',
      'zero',
      'stillScan',
      'otherSport',
      'empty',
      'cutOff',
      'badGateway',
    ];
    expect(told.length > 0).toBe(!none.includes(one));
    if (one === 'missingMarket') expect(told.some(({ market }) => market === 'spread')).toBe(false);
  },
);

test('sides that the feed swaps keep their prices by name', async () => {
  await read();
  const before = await prices();
  oddity = 'swapped';
  await later(2);
  await read();
  const bare = (list: typeof before) =>
    list.map(({ book, market, line, one }) => ({ book, market, line, one }));
  expect(bare(await prices())).toEqual(bare(before));
});

test('a game is read with the prices of every book, each by its name and as old as its reading', async () => {
  await read();
  const window = { from: new Date(), to: new Date(start + HOUR), sample: false };
  const [game] = await storeOn(database).readGames(window);
  const quotes = game?.odds ?? [];
  expect(quotes.filter(({ feed }) => feed === 'espn')).toHaveLength(1);
  const booked = quotes.filter(({ feed }) => feed === 'theoddsapi');
  expect(booked.map(({ book }) => book)).toContain('pinnacle');
  expect(booked.find(({ book }) => book === 'caesars')).toMatchObject({
    provider: 'Caesars',
    sample: false,
    moneyline: { home: expect.any(Number), away: expect.any(Number) },
    spread: { line: expect.any(Number) },
    total: { line: expect.any(Number), over: expect.any(Number) },
  });
  const [mark] = (await due()).readings;
  for (const { asOf } of booked) expect(asOf).toBe(mark?.readAt);
});

test('a page takes what was read since its slate: prices of books read by the minute, the rest of the game as published', async () => {
  await read();
  const window = { from: new Date(), to: new Date(start + HOUR), sample: false };
  const [published] = await storeOn(database).readGames(window);
  if (!published) throw new Error('no game');
  ahead = 40 * HOUR;
  await later(2);
  await read();
  const newest = await newestPrices(siteWith(), published.id, new Date());
  const { odds, ...rest } = withNewest(published, newest);
  const { odds: before, ...same } = published;
  expect(rest).toEqual(same);
  expect(odds.filter(({ feed }) => feed === 'espn')).toEqual(
    before.filter(({ feed }) => feed === 'espn'),
  );
  const of = (quotes: typeof odds) =>
    quotes
      .filter(({ feed }) => feed === 'theoddsapi')
      .map(({ book, moneyline, spread, total }) => ({ book, moneyline, spread, total }));
  expect(of(odds).length).toBeGreaterThan(3);
  expect(of(odds)).not.toEqual(of(before));
  expect(odds).toHaveLength(before.length);
  expect(withNewest({ ...published, status: 'postponed', detail: '' }, newest).odds).toBe(before);
  expect(await newestPrices(createSite({}), published.id, new Date())).toBeUndefined();
});

test('closing prices and the history of lines have every book that is read', async () => {
  expect(await read(), logged.join('\n')).toMatchObject({ status: 'done', requests: 1 });
  const [id = 0] = await games();
  const quotes = (await readLastQuotes(client(), [id])).get(id) ?? [];
  expect(quotes.map(({ quote }) => quote.book)).toContain('pinnacle');
  expect(quotes.map(({ quote }) => quote.book)).toContain('book');
  const slate = await storeOn(database).readCurrentSlate();
  if (!slate) throw new Error('no slate');
  const until = new Date(Date.now() + HOUR).toISOString();
  const lines = await storeOn(database).readLineHistory({ slateId: slate.id, until, id });
  const seen = (lines.get(id) ?? []).filter(({ book }) => book === 'pinnacle');
  expect(seen.filter(({ moneyline }) => moneyline)).toHaveLength(1);
  expect(seen.filter(({ spread }) => spread)).toHaveLength(1);
  expect(seen[0]?.provider).toBe('Pinnacle');
});
