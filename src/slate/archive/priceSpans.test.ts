import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricedGamesSchema } from '#contract/pricedGame.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { type Client, connectStore } from '#store/client.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { ANSWER_KEYS } from '../answers/keys.ts';
import { createAnswerReader } from '../answers/reader.ts';
import { readPriceSpanRows } from './priceSpans.ts';

let database: TestDatabase;
let client: Client;
const refresh = () =>
  refreshTestSlate({
    store: storeOn(database),
    source: scriptedSource({ NFL: [nflGame('1', 5), nflGame('2', 6)] }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

beforeAll(async () => {
  database = await startTestDatabase();
  client = connectStore({
    SUPABASE_URL: database.supabaseUrl,
    SUPABASE_SECRET_KEY: database.secretKey,
  });
  await refresh();
  // A first price, three changes of the last hours, the newest five minutes old; a market taken down; an exchange's lay prices.
  await database.query(`
    insert into book_prices (game_id, feed, market, book, line, one, other, seen_at)
    select g.id, 'theoddsapi', 'spread', 'pinnacle', -1.5 - n, -110, -110, clock() - m
    from games g, (values (0, interval '30 hours'), (1, interval '9 hours'), (2, interval '40 minutes'), (3, interval '5 minutes')) v(n, m)
    where g.source_id = '1'`);
  await database.query(`
    insert into book_prices (game_id, feed, market, book, line, one, other, seen_at)
    select g.id, 'theoddsapi', 'total', 'fanduel', v.line, v.one, v.one, clock() - v.m
    from games g, (values (44.5, -110, interval '3 hours'), (null, null, interval '30 minutes')) v(line, one, m)
    where g.source_id = '1'`);
  await database.query(`
    insert into book_prices (game_id, feed, market, book, one, other, seen_at)
    select g.id, 'theoddsapi', 'lay', 'betfair_ex', -110, 105, clock() - interval '3 hours' from games g where g.source_id = '1'`);
  await database.query(`
    insert into odds_readings (feed, league, asked_at, read_at) values ('theoddsapi', 'NFL', clock(), clock())`);
});
afterAll(() => database?.stop());

const idOf = async (game: string): Promise<number> => {
  const [row] = await database.query<{ id: number }>(
    `select id::int as id from games where source_id = '${game}'`,
  );
  return row?.id ?? 0;
};

test('of a book’s market: the first price, what stood at the instant, and all since', async () => {
  const id = await idOf('1');
  const since = new Date(Date.now() - 60 * 60_000);
  const spans = (await readPriceSpanRows(client, [id], since)).get(id) ?? [];
  const spread = spans.filter(({ book }) => book === 'pinnacle');
  expect(spread.map(({ line }) => line)).toEqual([-1.5, -2.5, -3.5, -4.5]);
  const [first, stood, moved, newest] = spread;
  // What gave way at once counts as seen once; what stands is seen at the last reading.
  for (const [one, next] of [
    [first, stood],
    [stood, moved],
    [moved, newest],
  ] as const) {
    expect((next?.seenFrom ?? 0) - (one?.seenTo ?? 0)).toBe(1_000);
  }
  expect(Date.now() - (newest?.seenTo ?? 0)).toBeLessThan(60_000);
  const late = await readPriceSpanRows(client, [id], new Date(Date.now() - 60_000));
  expect(
    (late.get(id) ?? []).filter(({ book }) => book === 'pinnacle').map(({ line }) => line),
  ).toEqual([-1.5, -4.5]);
});

test('a market that was taken down does not stand, what is bet against a side is none, and feeds of old are there too', async () => {
  const id = await idOf('1');
  const spans = (await readPriceSpanRows(client, [id], new Date(0))).get(id) ?? [];
  const [total] = spans.filter(({ book }) => book === 'fanduel');
  expect(Date.now() - (total?.seenTo ?? 0)).toBeGreaterThan(29 * 60_000);
  expect(spans.some(({ market }) => market === 'lay')).toBe(false);
  expect(spans.some(({ feed }) => feed === 'espn')).toBe(true);
  const other = await readPriceSpanRows(client, [await idOf('2')], new Date(0));
  expect([...other.keys()]).toEqual([await idOf('2')]);
});

test('the answer that pages are drawn from has every book, the public ones do not', async () => {
  await refresh();
  const { readEdition, readAnswerKeys, readAnswer } = storeOn(database);
  const reader = createAnswerReader({ readEdition, readAnswerKeys, readAnswer });
  const textOf = async (key: string) => {
    const found = await reader.read(key, new Date());
    return new TextDecoder().decode(found?.bytes);
  };
  const games = pricedGamesSchema.parse(JSON.parse(await textOf(ANSWER_KEYS.pricedGames)));
  const one = games.find(({ game }) => game.odds.some(({ book }) => book === 'pinnacle'));
  // Recorded once, at the first price, and no other figure of it anywhere.
  const recorded = await database.query<{ market: string; own_share: number }>(
    'select market, own_share from game_moves where game_id = $1 order by market',
    [one?.game.id],
  );
  expect(recorded.length).toBeGreaterThan(0);
  const shown = (one?.moves ?? []).map(({ market, ownShare }) => ({ market, own_share: ownShare }));
  expect(shown.toSorted((a, b) => (a.market < b.market ? -1 : 1))).toEqual(recorded);
  for (const key of [
    ANSWER_KEYS.upcomingGames(),
    ANSWER_KEYS.upcomingGames('NFL'),
    ANSWER_KEYS.game(await idOf('1')),
  ]) {
    expect(await textOf(key), key).not.toContain('pinnacle');
  }
});
