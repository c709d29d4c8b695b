import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEAGUES } from '#domain/leagues/league.ts';
import { liveFigures } from '#domain/live/liveFigures.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { connectStore } from '#store/client.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { readLiveDue } from './store/due.ts';
import { claimLook } from './store/lease.ts';
import { type LookedAt, storeLive, thinLive } from './store/save.ts';

const GAMES = 200;

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
  await refreshTestSlate({
    store: storeOn(database),
    source: scriptedSource({ NFL: [nflGame('1', 1)] }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });
  // The same game two hundred times: what differs is its number.
  await database.query(`do $do$ begin
    set local session_replication_role = replica;
    insert into games overriding system value select (jsonb_populate_record(g, jsonb_build_object('id', 1000 + n, 'source_id', (1000 + n)::text))).*
      from games g, generate_series(1, ${GAMES - 1}) n;
  end $do$`);
});
afterAll(() => database?.stop());

test('two hundred games are stored in one statement, and thinned a week later', async () => {
  const client = connectStore({
    SUPABASE_URL: database.supabaseUrl,
    SUPABASE_SECRET_KEY: database.secretKey,
  });
  const ids = await database.query<{ id: number }>('select id::int from games order by id');
  expect(ids).toHaveLength(GAMES);
  expect(await readLiveDue(client)).toEqual([]);
  const token = (await claimLook(client, 600)) ?? 0;
  const figures = liveFigures([[24, 20, [1]]], LEAGUES.NFL.canDraw, { spread: -1.5, total: 47.5 });
  const looked = (minute: number): LookedAt[] =>
    ids.map(({ id: gameId }) => ({
      gameId,
      predictionId: 1,
      stage: 'playing',
      detail: '',
      between: false,
      state: {
        sport: 'football',
        home: minute >= 9 ? 7 : 0,
        away: 0,
        period: 1,
        secondsLeft: 900 - minute,
      },
      before: figures,
      margins: [[4, 1]],
      figures,
    }));
  const now = Date.now();
  for (let minute = 0; minute < 12; minute++) {
    const at = new Date(now + minute * 60_000);
    expect(await storeLive(client, token, at, looked(minute))).toBe(GAMES);
  }
  // A late answer of before changes nothing.
  expect(await storeLive(client, token, new Date(now), looked(0))).toBe(0);
  const rows = async () =>
    (await database.query<{ rows: number }>('select count(*)::int as rows from live_states'))[0]
      ?.rows;
  expect(await rows()).toBe(12 * GAMES);
  await database.query(`update live_games set told_at = told_at - interval '8 days' where true`);
  for (let done = 0; done < GAMES; ) {
    const more = await thinLive(client, token);
    expect(more).toBeGreaterThan(0);
    done += more;
  }
  // Of each the first, sixth and eleventh, the touchdown and the last.
  expect(await rows()).toBe(5 * GAMES);
});
