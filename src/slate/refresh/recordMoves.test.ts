import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());
afterEach(async () => {
  await database.query("set session_replication_role = 'replica'");
  await database.query(
    'truncate games, teams, slates, current_slate, ledger, grades, expected_moves, move_grades, record_state cascade',
  );
  await database.query("set session_replication_role = 'origin'");
});

const refresh = (...games: readonly FeedGame[]) =>
  refreshTestSlate({
    store,
    source: scriptedSource({
      NFL: games.filter((game) => game.league === 'NFL'),
      NBA: games.filter((game) => game.league === 'NBA'),
    }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

/** A price far from anything that ratings say: the Bills are hardly given a chance. */
const far = (away = -900, home = 600, line = 13.5): OddsQuote => ({
  book: 'draftkings',
  feed: 'espn',
  provider: 'DraftKings',
  sample: false,
  asOf: new Date().toISOString(),
  moneyline: { home, away },
  spread: { line, home: -110, away: -110 },
  total: { line: 47.5, over: -110, under: -110 },
});

interface Row {
  readonly market: string;
  readonly toward: string | null;
  readonly line: number | null;
  readonly target_line: number | null;
  readonly price: number | null;
  readonly result: string | null;
  readonly closing_share: number | null;
}
const moves = () =>
  database.query<Row>(
    `select market, toward, line, target_line, price, result, closing_share
     from expected_moves m left join move_grades r on r.move_id = m.id order by market, game_id`,
  );
const spread = async () => (await moves()).find(({ market }) => market === 'spread');

const over = { status: 'final', score: { home: 30, away: 10 }, detail: 'Final' } as const;

/** The game ends, with the prices of its last reading as the close. */
async function end(change: Partial<FeedGame> = {}) {
  await database.query(
    "update games set game_time = public.clock() - interval '4 hours' where true",
  );
  await database.query(`set session_replication_role = 'replica'`);
  await database.query(
    "update odds_quotes set as_of = least(as_of, public.clock() - interval '300 minutes'), confirmed_at = public.clock() - interval '241 minutes' where true",
  );
  await database.query(
    "update expected_moves set game_time = public.clock() - interval '4 hours', recorded_at = public.clock() - interval '9 hours', seen_at = public.clock() - interval '9 hours' where true",
  );
  await database.query(`set session_replication_role = 'origin'`);
  await refresh(nflGame('1', -4, { ...over, odds: [], ...change }));
}

test('the first price of each market is judged once, and never again', async () => {
  await refresh(nflGame('1', 30, { odds: [far()] }));
  const first = await moves();
  expect(first.map(({ market }) => market)).toEqual(['moneyline', 'spread', 'total']);
  expect(first[1]).toMatchObject({ toward: 'home', line: 13.5, price: -110 });
  expect(first[1]?.target_line).toBeLessThan(13.5);
  // Another price, and with it another difference: what was said stays.
  await refresh(nflGame('1', 30, { odds: [far(-300, 240, 6.5)] }));
  await refresh(nflGame('1', 30, { odds: [far()] }));
  expect(await moves()).toEqual(first);
  const [game] = await store.readGames({
    from: new Date(),
    to: new Date(Date.now() + 4 * 86_400_000),
    sample: false,
  });
  expect(game?.expectedMoves?.[0]).toMatchObject({ market: 'spread', toward: 'home', line: 13.5 });
});

test('a market where we differ by less is judged too, and expects nothing from then on', async () => {
  await refresh(nflGame('1', 30, { odds: [far()] }));
  const total = (await moves()).find(({ market }) => market === 'total');
  expect(total).toBeDefined();
  await refresh(
    nflGame('1', 30, { odds: [{ ...far(), total: { line: 90, over: -110, under: -110 } }] }),
  );
  expect((await moves()).find(({ market }) => market === 'total')).toEqual(total);
});

test('nothing is expected in a league without proof, of prices of one side, or from the feeds that may not be given on', async () => {
  await refresh(nflGame('1', 30, { league: 'NBA', odds: [far()] }));
  await refresh(
    nflGame('2', 30, {
      odds: [{ ...far(), moneyline: undefined, spread: { line: 13.5 }, total: { line: 47.5 } }],
    }),
  );
  expect(await moves()).toEqual([]);
});

test('nothing is recorded once the first price is a day old, or has moved before we had a forecast', async () => {
  await refresh(nflGame('1', 50, { odds: [far()] }));
  const empty = async (sql: string) => {
    await database.query("set session_replication_role = 'replica'");
    await database.query('delete from expected_moves where true');
    await database.query(sql);
    await database.query("set session_replication_role = 'origin'");
  };
  await empty("update odds_quotes set as_of = public.clock() - interval '25 hours' where true");
  await refresh(nflGame('1', 50, { odds: [far()] }));
  expect(await moves()).toEqual([]);
  await empty("update odds_quotes set as_of = public.clock() - interval '2 hours' where true");
  await refresh(nflGame('1', 50, { odds: [far(-800, 550, 12.5)] }));
  // The total has not moved, so it is still at its first price.
  expect((await moves()).map(({ market }) => market)).toEqual(['total']);
});

test('the database keeps what was said: no change, no removal, nothing of what has begun', async () => {
  await refresh(nflGame('1', 30, { odds: [far()] }));
  await expect(
    database.query("update expected_moves set toward = 'away' where true"),
  ).rejects.toThrow();
  await expect(database.query('delete from expected_moves where true')).rejects.toThrow();
  await end();
  await expect(
    database.query("update move_grades set result = 'hit' where true"),
  ).rejects.toThrow();
  const insert = `insert into expected_moves (game_id, market, home_team_id, game_time, prediction_id, books, provider,
      first_share, own_share, seen_at)
    select g.id, 'moneyline', g.home_team_id, public.clock() - interval '1 hour', m.prediction_id, '{b}', 'B', .5, .5, public.clock()
    from games g join expected_moves m on m.game_id = g.id limit 1`;
  await expect(database.query(insert)).rejects.toThrow();
});

test('a move is graded once at the close: toward us, away, or not at all', async () => {
  await refresh(nflGame('1', 30, { odds: [far()] }));
  await refresh(nflGame('1', 30, { odds: [far(-900, 600, 11.5)] }));
  await end();
  const graded = await moves();
  const of = (market: string) => graded.find((row) => row.market === market);
  expect(of('spread')).toMatchObject({ result: 'hit' });
  expect(of('moneyline')).toMatchObject({ result: 'stood' });
  // A corrected score changes no close.
  await refresh(nflGame('1', -4, { ...over, score: { home: 3, away: 10 }, odds: [] }));
  expect(await moves()).toEqual(graded);
  const record = await store.readWholeRecord();
  expect(record?.moves).toContainEqual(
    expect.objectContaining({ league: 'NFL', market: 'spread', hits: 1, misses: 0, calls: 1 }),
  );
});

test('a line that goes away from us is a miss, and counts', async () => {
  await refresh(nflGame('1', 30, { odds: [far()] }));
  await refresh(nflGame('1', 30, { odds: [far(-1200, 750, 14.5)] }));
  await end();
  expect(await spread()).toMatchObject({ result: 'miss' });
});

test('without a price near the start there is no close', async () => {
  await refresh(nflGame('1', 30, { odds: [far()] }));
  await database.query(
    "update games set game_time = public.clock() - interval '4 hours' where true",
  );
  await database.query("set session_replication_role = 'replica'");
  await database.query(
    "update odds_quotes set as_of = public.clock() - interval '9 hours', confirmed_at = public.clock() - interval '8 hours' where true",
  );
  await database.query(
    "update expected_moves set game_time = public.clock() - interval '4 hours', recorded_at = public.clock() - interval '9 hours', seen_at = public.clock() - interval '9 hours' where true",
  );
  await database.query("set session_replication_role = 'origin'");
  await refresh(nflGame('1', -4, { ...over, odds: [] }));
  expect(await spread()).toMatchObject({ result: 'noClose', closing_share: null });
});

test('a game put off to another day, or called off, voids its moves', async () => {
  await refresh(nflGame('1', 30, { odds: [far()] }));
  // Played two days later than it was announced when the price was first seen.
  await database.query("set session_replication_role = 'replica'");
  await database.query(
    "update games set game_time = public.clock() - interval '4 hours' where true",
  );
  await database.query("set session_replication_role = 'origin'");
  await refresh(nflGame('1', -4, { ...over, odds: [] }));
  expect(await spread()).toMatchObject({ result: 'void' });
});

test('a game that is postponed is void after two days, whatever is played later', async () => {
  await refresh(nflGame('1', 30, { odds: [far()] }));
  const off = { status: 'postponed', detail: 'Postponed', odds: [] } as const;
  await refresh(nflGame('1', -24, off));
  expect(await spread()).toMatchObject({ result: null });
  await refresh(nflGame('1', -72, off));
  expect(await spread()).toMatchObject({ result: 'void' });
  await refresh(nflGame('1', -4, { ...over, odds: [] }));
  expect(await spread()).toMatchObject({ result: 'void' });
});
