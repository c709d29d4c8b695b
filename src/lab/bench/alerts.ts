/**
 * `npm run bench -- alerts`: how long one check of 10,000 members' alerts (ten each) takes on this machine's Postgres, both if
 * none has come true and if one of each has; `npm run bench -- alerts 1000` uses fewer.
 */

import process from 'node:process';
import { clock } from '#clock';
import { homeAt, pricedGame } from '#domain/prices/payingGame.fixture.ts';
import { counted } from '#domain/words/counted.ts';
import { startTestDatabase } from '#local/testing.ts';
import { CHANNELS } from '#members/account/rules/channel.ts';
import { createAlerts } from '#members/alerts/store.ts';
import { checkAlerts } from '#members/alerts/verbs/checkAlerts.ts';
import { connectStore } from '#store/client.ts';
import { textedMembers } from './textedMembers.ts';

const MEMBERS = Number(process.argv[3] ?? 10_000);
const GAMES = 180;
const EACH = 10;
const MOST_S = 60;

const database = await startTestDatabase();
try {
  const { query } = database;
  await textedMembers(database, MEMBERS, 'bench+alerts');
  await query(`insert into alert_settings (member_id, zone)
    select id, (select name from zone_names where name ~ '^Etc/GMT[+-]\\d+$'
      and extract(hour from clock() at time zone name) = 10 limit 1) from members`);
  await query(`insert into teams (league, name, short_name, abbreviation)
    values ('NFL', 'Buffalo Bills', 'Bills', 'BUF'), ('NFL', 'Kansas City Chiefs', 'Chiefs', 'KC')`);
  const games = await query<{ id: string }>(
    `insert into games (source, source_id, sample, league, season, postseason, preseason, game_time, time_known, neutral_site,
       status, home_team_id, away_team_id, as_of)
     select 'bench', n, false, 'NFL', 2026, false, false, clock() + interval '1 day', true, false, 'scheduled', h.id, a.id, clock()
     from generate_series(1, $1) as n, teams h, teams a where h.abbreviation = 'BUF' and a.abbreviation = 'KC' returning id`,
    [GAMES],
  );
  const ids = games.map(({ id }) => Number(id));
  // The first alert waits for a price that comes, the others for one that does not.
  await query(
    `insert into member_alerts (member_id, game_id, wish, label)
     select m.id, g.game, jsonb_build_object('kind', 'price', 'gameId', g.game, 'market', 'moneyline', 'side', 'home',
       'home', 'Buffalo Bills', 'american', case when n = 1 then -110 else 400 end), 'Bills to win'
     from (select id, row_number() over () as place from members) as m, generate_series(1, $2) as n,
       lateral (select ($1::bigint[])[1 + (m.place * 7 + n) % cardinality($1::bigint[])] as game) as g`,
    [ids, EACH],
  );
  await query('analyze');
  const alerts = createAlerts(
    connectStore({ SUPABASE_URL: database.supabaseUrl, SUPABASE_SECRET_KEY: database.secretKey }),
    () => CHANNELS,
  );
  const look = async (price: number) => {
    const began = performance.now();
    const counts = await checkAlerts({
      alerts,
      day: async () => {
        const now = clock.now();
        const gameTime = new Date(now.getTime() + 86_400_000).toISOString();
        const shown = ids.map((id) => pricedGame(id, now, [homeAt(price)], { gameTime }));
        return { games: shown, pairs: [], ledgerEntry: (id: number) => id, now, sample: false };
      },
      players: async () => new Map(),
      sender: { name: 'Simcast', helpLine: '1-800-GAMBLER' },
      failed: (error) => console.error(error),
    });
    return { seconds: (performance.now() - began) / 1000, counts };
  };
  for (const [what, price] of [
    ['nothing has come true', -120],
    ['one of each member has', -109],
    ['it is so still', -109],
  ] as const) {
    const { seconds, counts } = await look(price);
    console.log(`${what}: ${seconds.toFixed(1)} s`, counts);
  }
  console.log(
    `${counted(MEMBERS, 'member')}, ${EACH} alerts each, ${GAMES} games. Aim: ${MOST_S} s.`,
  );
} finally {
  await database.stop();
}
