import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
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

const refresh = (...games: FeedGame[]) =>
  refreshTestSlate({
    store,
    source: scriptedSource({ NFL: games }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

const said = () =>
  database.query<{ source_id: string; others: readonly number[] | null }>(
    `select g.source_id, l.payload::jsonb #> '{game,sameSides}' as others
    from ledger l join games g on g.id = l.game_id where l.kind = 'prediction' order by l.seq`,
  );

test('a game under another id names the one that the ledger told for that day, wherever the feed has moved it since', async () => {
  await refresh(nflGame('1', 30));
  await refresh(nflGame('1', 400), nflGame('2', 31));
  const [first] = await said();
  const [game] = await database.query<{ id: number }>("select id from games where source_id = '1'");
  expect(first).toEqual({ source_id: '1', others: null });
  const of2 = (await said()).filter(({ source_id }) => source_id === '2');
  expect(of2).toEqual([{ source_id: '2', others: [Number(game?.id)] }]);
});
