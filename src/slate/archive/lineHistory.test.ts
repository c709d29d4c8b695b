import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame } from '#test/refreshExample.ts';
import { slateHash } from './hash.ts';

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());

const START = Date.now() - 3 * 3_600_000;
const minute = (n: number): Date => new Date(START + n * 60_000);
const spread = (line: number, home = -110) => ({ spread: { line, home, away: -110 } });

test('a row per change of a price, none per confirmation; what was seen after the slate is the next one’s', async () => {
  const lease = await store.acquireLease('manual', 600);
  if (!lease) throw new Error('the lease is held');
  const told = nflGame('1', 1);
  const [quote] = told.odds;
  if (!quote) throw new Error('the example has no price');
  const seen = async (at: number, change: object) => {
    const feed = { name: 'espn', sample: false, asOf: minute(at) };
    const odds = [{ ...quote, ...change }];
    await store.ingestGames(lease, feed, [{ ...told, odds }, nflGame('2', 1)]);
  };
  await seen(0, spread(-3));
  await seen(15, spread(-3));
  await seen(30, spread(-3, -115));
  await seen(45, spread(-2.5));
  const games = await store.readGames({
    from: new Date(0),
    to: new Date('2100-01-01'),
    sample: false,
  });
  const content = {
    sample: false,
    games: games.map((game) => ({ gameId: game.id, predictionId: undefined, game })),
  };
  await store.publishSlate(lease, {
    ...content,
    contentHash: slateHash(content),
    asOf: minute(45),
    ledger: [],
  });
  await seen(60, spread(-1.5));
  const current = await store.readCurrentSlate();
  if (!current) throw new Error('no slate is up');
  const first = games.find(({ odds }) => odds[0]?.spread?.line === -2.5);
  const second = games.find(({ id }) => id !== first?.id);
  if (!first || !second) throw new Error('two games were told');
  const slate = { slateId: current.id, until: current.asOf };
  const history = await store.readLineHistory(slate);
  expect(new Set(history.keys())).toEqual(new Set([first.id, second.id]));
  expect(
    history.get(first.id)?.map(({ asOf, spread: line }) => [asOf, line?.line, line?.home]),
  ).toEqual([
    [minute(0).toISOString(), -3, -110],
    [minute(30).toISOString(), -3, -115],
    [minute(45).toISOString(), -2.5, -110],
  ]);
  expect([...(await store.readLineHistory({ ...slate, id: second.id })).keys()]).toEqual([
    second.id,
  ]);
});
