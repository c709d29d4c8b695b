import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
  const run = () =>
    refreshTestSlate({
      store: storeOn(database),
      source: scriptedSource({ NFL: [nflGame('1', 1), nflGame('2', 2)] }),
      trigger: 'manual',
      now: new Date(),
      log: () => {},
    });
  await run();
  // Thirteen hours of prices, one each half hour, and one after the start.
  await database.query(`
    insert into book_prices (game_id, feed, market, book, one, other, seen_at)
    select g.id, 'theoddsapi', 'moneyline', 'pinnacle', -110 - n, 100 + n, g.game_time - interval '13 hours' + n * interval '30 minutes'
    from games g, generate_series(0, 27) n`);
});
afterAll(() => database?.stop());

const left = (game: string) =>
  database.query<{ hours: number }>(
    `select round(extract(epoch from g.game_time - b.seen_at) / 3600, 1)::float8 as hours
     from book_prices b join games g on g.id = b.game_id where g.source_id = '${game}' order by b.seen_at`,
  );
const thin = () => database.query('select thin_book_prices(1000) as gone');

test('prices are thinned once their game is graded: the first, the last, one of each six hours; none before', async () => {
  expect(await thin()).toEqual([{ gone: 0 }]);
  await database.query(
    `update games set status = 'final', home_score = 1, away_score = 0, game_time = game_time - interval '3 hours',
       begun_at = game_time - interval '3 hours' where source_id = '1'`,
  );
  await database.query(
    "update book_prices b set seen_at = seen_at - interval '3 hours' where game_id = (select id from games where source_id = '1')",
  );
  expect(await thin()).toEqual([{ gone: 0 }]);
  await database.query(`do $do$ begin
    set local session_replication_role = replica;
    insert into grades (ledger_seq, game_id, prediction_id, basis, market, result_version, pick, probability, choices, outcome,
      prediction_line, graded_at)
    select 1, id, 1, 'pick', 'moneyline', 1, 'home', 60, 2, 'win', 1, now() from games where source_id = '1';
  end $do$`);
  await thin();
  const hours = (await left('1')).map(({ hours: one }) => one);
  expect(hours[0]).toBe(13);
  expect(hours).toContain(0);
  expect(hours.length).toBeLessThanOrEqual(6);
  expect(await left('2')).toHaveLength(28);
  expect(await thin()).toEqual([{ gone: 0 }]);
  // Nothing of the graded game lies among prices that change, whose index would keep the space.
  const changing = await database.query(
    'select distinct g.source_id from changing_book_prices b join games g on g.id = b.game_id',
  );
  expect(changing).toEqual([{ source_id: '2' }]);
});
