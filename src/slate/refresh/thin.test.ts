import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { StoreError } from '#store/client.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';

let database: TestDatabase;
let store: Store;
const logged: string[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());

const refresh = (games: readonly FeedGame[], through = store) =>
  refreshTestSlate({
    store: through,
    source: scriptedSource({ NFL: games }),
    trigger: 'manual',
    now: new Date(),
    log: (line) => logged.push(line),
  });

const priced = (line: number): FeedGame => {
  const game = nflGame('1', 1);
  return { ...game, odds: game.odds.map((quote) => ({ ...quote, spread: { line } })) };
};

test('a refresh takes the prices and grids that have served', async () => {
  for (const line of [-1.5, -3, -4]) await refresh([priced(line)]);
  await database.query("update games set game_time = public.clock() - interval '8 days'");
  await database.query("update slates set created_at = public.clock() - interval '1 day'");
  await refresh([nflGame('2', 1)]);
  await refresh([nflGame('3', 1)]);
  const grids = await database.query(
    'select simulation_data is not null as kept from predictions p join games g on g.id = p.game_id where g.source_id = $1 order by p.id',
    ['1'],
  );
  expect(grids).toEqual([{ kept: false }, { kept: false }, { kept: true }]);
  await database.query("update games set game_time = public.clock() - interval '401 days'");
  await database.query("update odds_quotes set as_of = as_of - interval '402 days'");
  await refresh([nflGame('4', 1)]);
  expect(
    await database.query(
      'select spread_line::float from odds_quotes q join games g on g.id = q.game_id where g.source_id = $1 order by q.id',
      ['1'],
    ),
  ).toEqual([{ spread_line: -1.5 }, { spread_line: -4 }]);
  expect(logged).toContainEqual(expect.stringContaining('thinned 1 price,'));
});

test('a run that cannot take them ends well all the same', async () => {
  const broken: Store = {
    ...store,
    thinHistory: async () => {
      throw new StoreError('thinning what has served: too slow');
    },
  };
  expect(await refresh([nflGame('5', 1)], broken)).toMatchObject({ status: 'done' });
  expect(logged).toContainEqual('thinning what has served: too slow');
});
