import { clock } from '#clock';
import { sampleEventSource } from '#feeds/sample/events/index.ts';
import { sampleSource } from '#feeds/sample/sampleSource.ts';
import type { TestDatabase } from '#local/testing.ts';
import { refreshSlate } from '#slate/refresh/refreshSlate.ts';
import { createStore } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { type Changed, copyStatement } from './copyRows.ts';

/** Pages that are wanted, half of games. */
const WANTED = 50_000;
/** Lies between a row and its copy: more than the sample has of any. */
const APART = 100_000;
/** Over which the copies are spread, days. */
const DAYS = 5 * 365;

const id = (column: string): string => `t.${column} + ${APART} * n`;
const copied = (name: string): Changed => ({ [name]: id(name) });

/** A hash that no other row has. */
const HASH = 'md5(t.hash || n) || md5(n || t.hash)';

/** When a copy began: the copies lie behind each other, back to the first day. */
const earlier = (column: string, copies: number): string =>
  `t.${column} - n * interval '${(DAYS / copies).toFixed(4)} days' - interval '12 days'`;

async function tablesOfGames(copies: number, say: (sql: string) => Promise<unknown>) {
  const copy = (table: string, changed: Changed, where = 'true') =>
    copyStatement({ table, copies, changed, where });
  const at = earlier('game_time', copies);
  await say(
    copy('games', {
      ...copied('id'),
      source_id: "t.source_id || '-' || n",
      game_time: at,
      closed_at: at,
      begun_at: at,
      status: "'final'",
      home_score: '(t.id + n) % 40',
      away_score: '(t.id + 3 * n) % 39',
    }),
  );
  await say(
    copy('predictions', { ...copied('id'), ...copied('game_id'), simulation_data: 'null' }),
  );
  // Made once of each grid: that is the slow part.
  await say(
    "with shapes as materialized (select t.id, shape_of(t.simulation_data -> 'grid') as shape " +
      `from predictions t where t.simulation_data is not null and t.id < ${APART}) ` +
      'insert into prediction_shapes (prediction_id, margins, totals) ' +
      `select t.id + ${APART} * n, t.shape -> 'margins', t.shape -> 'totals' ` +
      `from shapes t cross join generate_series(1, ${copies}) n`,
  );
  await say(copy('forecast_games', copied('game_id')));
}

async function tablesOfEvents(copies: number, say: (sql: string) => Promise<unknown>) {
  const copy = (table: string, changed: Changed, where = 'true') =>
    copyStatement({ table, copies, changed, where });
  const at = earlier('start_time', copies);
  await say(
    copy('events', {
      ...copied('id'),
      source_id: "t.source_id || '-' || n",
      start_time: at,
      closed_at: at,
      begun_at: at,
      status: "'final'",
    }),
  );
  await say(copy('event_predictions', { ...copied('id'), ...copied('event_id') }));
  await say(copy('forecast_parts', copied('event_id')));
  await say(copy('forecast_name_parts', copied('event_id')));
}

/** Lines of the ledger, of games and of events each with their own number of copies. */
async function ledger(
  copies: { games: number; events: number },
  say: (sql: string) => Promise<unknown>,
) {
  const line = { ...copied('seq'), hash: HASH };
  const games = { ...line, ...copied('game_id'), ...copied('prediction_id') };
  const events = { ...line, ...copied('event_id'), ...copied('event_prediction_id') };
  const of = (changed: Changed, many: number, where: string) =>
    copyStatement({ table: 'ledger', copies: many, changed, where });
  await say(of(games, copies.games, "t.kind = 'prediction' and t.game_id is not null"));
  await say(of(events, copies.events, "t.kind = 'prediction' and t.event_id is not null"));
}

/** A grade of each winner pick: of games the home side, of events the name. */
const GRADES = [
  `insert into results (game_id, version, home_score, away_score, recorded_at)
   select id, 1, home_score, away_score, game_time from games where id > ${APART}`,
  `insert into ledger (seq, kind, game_id, prediction_id, payload, previous_hash, hash, appended_at)
   select 1e10 + id, 'grade', game_id, id, '{}', repeat('0', 64), md5('g' || id) || md5(id || 'g'), now()
   from predictions where id > ${APART}`,
  `insert into grades (ledger_seq, game_id, prediction_id, basis, market, result_version, pick, probability, choices, outcome, prediction_line, graded_at)
   select 1e10 + id, game_id, id, 'pick', 'moneyline', 1, 'home', home_win_probability, 2, 'win', 1, now()
   from predictions where id > ${APART}`,
  `insert into event_results (event_id, part, version, result, recorded_at)
   select event_id, part, 1, '{}', now() from forecast_parts where event_id > ${APART}`,
  `insert into ledger (seq, kind, event_id, part, event_prediction_id, payload, previous_hash, hash, appended_at)
   select 2e10 + id, 'grade', event_id, part, id, '{}', repeat('0', 64), md5('e' || id) || md5(id || 'e'), now()
   from event_predictions where id > ${APART}`,
  `insert into event_grades (ledger_seq, event_id, part, event_prediction_id, basis, market, result_version, pick, probability, choices, outcome, prediction_line, graded_at)
   select 2e10 + p.id, p.event_id, p.part, p.id, 'pick', case when p.names is null then 'outright' else 'moneyline' end, 1,
     coalesce(p.names ->> 0, 'somebody'), 50, 2, 'win', 1, now()
   from event_predictions p where p.id > ${APART}`,
];

/** Copies a refresh of the sample until there are enough games and parts of events, all of them over; says what there is. */
export async function fill({ query, supabaseUrl, secretKey }: TestDatabase): Promise<string> {
  const store = createStore(
    connectStore({ SUPABASE_URL: supabaseUrl, SUPABASE_SECRET_KEY: secretKey }),
  );
  await refreshSlate({
    store,
    source: sampleSource(),
    events: sampleEventSource(),
    trigger: 'manual',
    now: clock.now(),
    runs: 10_000,
    log: () => {},
  });
  const count = async (what: string): Promise<number> => {
    const [row] = await query<{ n: string }>(`select count(*) as n from ${what}`);
    return Number(row?.n ?? 0);
  };
  const copies = {
    games: Math.ceil(WANTED / 2 / (await count('games'))),
    events: Math.ceil(WANTED / 2 / (await count('forecast_parts'))),
  };
  const say = (sql: string) => query(sql);
  await say("set session_replication_role = 'replica'");
  await say('update games set sample = false where sample');
  await say('update events set sample = false where sample');
  await say('update slates set sample = false where sample');
  await say('update forecast_names set sample = false where sample');
  await ledger(copies, say);
  await tablesOfGames(copies.games, say);
  await tablesOfEvents(copies.events, say);
  for (const sql of GRADES) await say(sql);
  await say("set session_replication_role = 'origin'");
  await say('analyze');
  const [size] = await query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  const [games, parts] = [await count('past_games'), await count('past_forecast_parts')];
  return `${games} past games, ${parts} past bouts, matches, races and tournaments, ${size?.size ?? ''}`;
}
