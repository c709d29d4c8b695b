import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { laggingGame } from '#domain/prices/sharpHistory.fixture.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { saidLongAgo } from '#test/saidLongAgo.ts';

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
    'truncate games, teams, slates, current_slate, ledger, grades, record_state cascade',
  );
  await database.query("set session_replication_role = 'origin'");
});

/** The store of a product whose games carry our readings of a sharp book that moved on the home side ten minutes ago. */
const withSharp = (): Store => ({
  ...store,
  readGames: async (...asked) =>
    (await store.readGames(...asked)).map((game) => laggingGame(game, 0.5)),
});

const refresh = (game: FeedGame, of = store) =>
  refreshTestSlate({
    store: of,
    source: scriptedSource({ NFL: [game] }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

const quote = (
  feed: OddsQuote['feed'],
  provider: string,
  home: number,
  away: number,
): OddsQuote => ({
  book: provider.toLowerCase(),
  feed,
  provider,
  sample: false,
  asOf: new Date().toISOString(),
  moneyline: { home, away },
});

/** Two books that differ by seven points: the other's price on the home side beats the consensus of a sharp one that moved. */
const apart = (home = 112, away = -132) => [
  quote('espn', 'One', -122, 104),
  quote('bovada', 'Other', home, away),
];
/** The same by a feed whose prices may be shown, not given on. */
const keyed = () =>
  [apart()[0], quote('theoddsapi', 'Other', 112, -132)].flatMap((one) => one ?? []);
const together = () => [quote('espn', 'One', -122, 104), quote('bovada', 'Other', -122, 104)];

interface Said {
  readonly kind: string;
  readonly edges:
    | readonly { readonly pick: string; readonly price: number; readonly claimed: number }[]
    | null;
}
const said = () =>
  database.query<Said>(
    "select kind, payload::jsonb -> 'edges' as edges from ledger where kind <> 'grade' order by seq",
  );

test('edges go on the ledger as they are shown, whenever they change, and in no line of their prediction', async () => {
  await refresh(nflGame('1', 30, { odds: apart() }), withSharp());
  const first = await said();
  expect(first.map(({ kind }) => kind)).toEqual(['prediction', 'edges']);
  const [edge] = first[1]?.edges ?? [];
  expect(edge).toMatchObject({
    market: 'moneyline',
    price: expect.any(Number),
    book: expect.any(String),
  });
  expect(edge?.claimed).toBeGreaterThan(0);
  // Repeating the same adds nothing.
  await refresh(nflGame('1', 30, { odds: apart() }), withSharp());
  expect(await said()).toHaveLength(2);
  // The edges are gone: an empty list marks their end.
  await refresh(nflGame('1', 30, { odds: together() }), withSharp());
  const gone = await said();
  expect(gone.at(-1)).toEqual({ kind: 'edges', edges: [] });
});

test('two soft books that differ are no edge: what the feeds of today read puts none on the ledger', async () => {
  await refresh(nflGame('1', 30, { odds: apart() }));
  await refresh(nflGame('1', 30, { odds: together() }));
  const kinds = (await said()).map(({ kind }) => kind);
  expect(kinds).toEqual(['prediction', 'prediction']);
});

test('an edge whose sharp reading is gone ends on the ledger', async () => {
  await refresh(nflGame('1', 30, { odds: apart() }), withSharp());
  await refresh(nflGame('1', 30, { odds: apart() }));
  expect((await said()).map(({ kind, edges }) => [kind, edges?.length])).toEqual([
    ['prediction', undefined],
    ['edges', 1],
    ['edges', 0],
  ]);
});

test('an edge is graded at the price it was shown at first, and counts apart from the picks', async () => {
  await refresh(nflGame('1', 30, { odds: apart() }), withSharp());
  const [shown] = (await said()).flatMap(({ edges }) => edges ?? []);
  await saidLongAgo(database);
  await database.query("update games set game_time = public.clock() - interval '4 hours'");
  const score = { home: 30, away: 10 };
  await refresh(nflGame('1', -4, { status: 'final', score, detail: 'Final' }));
  const rows = await store.readRecordRows();
  const edge = rows.find(({ basis }) => basis === 'edge');
  expect(edge).toMatchObject({ price: shown?.price, claimed: shown?.claimed });
  expect(edge?.outcome).toBe(shown?.pick === 'home' ? 'win' : 'loss');
  const { staked } = await store.readRecord();
  expect(staked).toBe(
    rows.filter(({ basis, price }) => basis === 'pick' && price !== undefined).length,
  );
});

test('the ledger takes no edge of what has begun', async () => {
  await refresh(nflGame('1', 30, { odds: apart() }));
  await database.query("update games set game_time = public.clock() - interval '1 hour'");
  await expect(
    database.query(
      `insert into ledger (kind, game_id, prediction_id, payload)
       select 'edges', game_id, prediction_id, '{"type":"edges"}' from ledger limit 1`,
    ),
  ).rejects.toThrow('has begun: no edge is taken');
});

test('a price that may not be given on is on no line of the ledger or the record, nor what tells it', async () => {
  await refresh(nflGame('1', 30, { odds: keyed() }), withSharp());
  const lines = () =>
    database.query<{ payload: string }>(
      "select payload from ledger where kind in ('edges', 'grade') order by seq",
    );
  const [shown] = (await lines()).map(({ payload }) => JSON.parse(payload).edges[0]);
  expect(shown).toEqual({
    market: 'moneyline',
    pick: 'home',
    price: 'withheld',
    book: 'Other',
    probability: expect.any(Number),
    choices: 2,
    claimed: expect.any(Number),
    consensusProbability: expect.any(Number),
    fairPrice: expect.any(Number),
  });
  // Another price of the same bet would be the same line.
  const longer = [apart()[0], quote('theoddsapi', 'Other', 115, -135)].flatMap((one) => one ?? []);
  await refresh(nflGame('1', 30, { odds: longer }), withSharp());
  expect(await lines()).toHaveLength(1);
  await saidLongAgo(database);
  await database.query("update games set game_time = public.clock() - interval '4 hours'");
  const score = { home: 30, away: 10 };
  await refresh(nflGame('1', -4, { status: 'final', score, detail: 'Final' }));
  const said = (await lines()).map(({ payload }) => JSON.parse(payload));
  const grade = said.find(({ basis }) => basis === 'edge');
  expect(grade).toMatchObject({
    price: 'withheld',
    outcome: 'win',
    units: null,
    closingPrice: null,
    closingLine: null,
  });
  const row = (await store.readRecordRows()).find(({ basis }) => basis === 'edge');
  expect(row).toMatchObject({ priceWithheld: true, book: 'Other', outcome: 'win' });
  expect(row).not.toHaveProperty('price');
  expect(row).not.toHaveProperty('units');
  expect(JSON.stringify([said, row])).not.toMatch(/11[25]\b|-13[25]\b/);
});

test('a price that a second feed allows giving on is said', async () => {
  const both = [...apart(), quote('theoddsapi', 'Other', 112, -132)];
  await refresh(nflGame('1', 30, { odds: both }), withSharp());
  expect((await said()).at(-1)?.edges?.[0]).toMatchObject({ price: 112 });
});
