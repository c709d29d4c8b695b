import type { SqlQuery } from '#local/services/query.ts';

/** What to repeat from a finished day: the table, for how many days back, and which of its rows. */
interface Repeated {
  readonly table: string;
  readonly days: number;
  /** Whether each day has as many copies as it takes to make a sample of games a full day; else one. */
  readonly full?: boolean;
  /** Condition on the table, named `t`. */
  readonly where: string;
}

const OF_GAME = "t.game_id in (select id from games where status = 'final')";
const OF_EVENT = "t.event_id in (select id from events where status = 'final')";
const YEAR = 365;
/** For as many days as retention keeps these rows. */
const RUNS_KEPT = 90;
const REPORTS_KEPT = 45;
/** For as many days after a game as its players' lines stay whole. */
const LINES_KEPT = 3;

const TABLES: readonly Repeated[] = [
  { table: 'results', days: YEAR, full: true, where: OF_GAME },
  { table: 'odds_quotes', days: YEAR, full: true, where: OF_GAME },
  { table: 'sharp_edges', days: YEAR, full: true, where: OF_GAME },
  { table: 'sharp_edge_grades', days: YEAR, full: true, where: 'true' },
  { table: 'availability', days: YEAR, full: true, where: OF_GAME },
  { table: 'weather', days: REPORTS_KEPT, full: true, where: OF_GAME },
  { table: 'predictions', days: YEAR, full: true, where: OF_GAME },
  { table: 'player_lines', days: YEAR, full: true, where: OF_GAME },
  { table: 'player_finals', days: YEAR, full: true, where: 'true' },
  { table: 'player_games', days: YEAR, full: true, where: 'true' },
  { table: 'player_news', days: YEAR, full: true, where: 'true' },
  { table: 'grades', days: YEAR, full: true, where: OF_GAME },
  { table: 'graded_games', days: YEAR, full: true, where: OF_GAME },
  { table: 'graded_parts', days: YEAR, where: OF_EVENT },
  { table: 'event_results', days: YEAR, where: OF_EVENT },
  { table: 'event_predictions', days: YEAR, where: OF_EVENT },
  { table: 'event_grades', days: YEAR, where: OF_EVENT },
  { table: 'ledger', days: YEAR, full: true, where: OF_GAME },
  { table: 'ledger', days: YEAR, where: OF_EVENT },
  { table: 'ledger', days: YEAR, where: "t.kind = 'season'" },
  { table: 'season_forecasts', days: YEAR, where: 't.sample' },
  { table: 'refresh_runs', days: RUNS_KEPT, where: "t.status = 'done'" },
  { table: 'builds', days: RUNS_KEPT, where: 'true' },
  { table: 'games', days: YEAR, full: true, where: "t.status = 'final'" },
  { table: 'events', days: YEAR, where: "t.status = 'final'" },
];

/** Columns with ids of the day's own rows, not of clubs or runs. */
const NUMBERS =
  /^(id|seq|fencing_token|ledger_seq|game_id|edge_id|event_id|prediction_id|event_prediction_id|\w+_line)$/;
const HASHES = new Set(['hash', 'previous_hash', 'input_hash']);
/** Offset between days' ids: larger than any id of the day. */
const STRIDE = 1_000_000;
const BULK = new Set(['simulation_data', 'projected_player_stats']);
/** For as many days as a season's bulk is kept. */
const SEASONS_KEPT = 30;
const SEASON_BULK = new Set(['inputs', 'counts', 'view']);

interface Column {
  readonly column_name: string;
  readonly data_type: string;
}

/** SQL for a column of the same row, `ago` days earlier; `k` numbers all copies of all days. */
function earlier(table: string, { column_name: name, data_type: type }: Column): string {
  const column = `t.${name}`;
  if (type === 'timestamp with time zone') return `${column} - ago * interval '1 day'`;
  if (type === 'bigint' && NUMBERS.test(name)) return `${column} + k * ${STRIDE}`;
  if (HASHES.has(name)) return `encode(sha256(convert_to(${column} || k, 'UTF8')), 'hex')`;
  if (name === 'source_id') return `k || '-' || ${column}`;
  if (type === 'date') return `${column} - ago`;
  if (table === 'season_forecasts' && SEASON_BULK.has(name)) {
    return `case when ago <= ${SEASONS_KEPT} then ${column} end`;
  }
  if (table === 'player_lines' && name === 'lines') {
    return `case when ago <= ${LINES_KEPT} then ${column} end`;
  }
  if (table === 'predictions' && BULK.has(name)) {
    return `case when ago <= ${REPORTS_KEPT} and t.id = public.last_word(t.game_id) then ${column} end`;
  }
  return column;
}

const columnsOf = (query: SqlQuery, table: string): Promise<Column[]> =>
  query<Column>(
    `select column_name, data_type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );

const namesOf = (columns: readonly Column[]): string =>
  columns.map(({ column_name: name }) => name).join(', ');

/** Bypasses all triggers and keys of this private database: repeated rows have been checked once. */
async function inReplica(query: SqlQuery, statement: string): Promise<void> {
  await query(`do $do$ begin
    set local session_replication_role = replica;
    ${statement};
  end $do$`);
}

async function repeat(query: SqlQuery, one: Repeated, copies: number): Promise<void> {
  const { table, days, full, where } = one;
  const columns = await columnsOf(query, table);
  const values = columns.map((column) => earlier(table, column)).join(', ');
  await inReplica(
    query,
    `insert into public.${table} (${namesOf(columns)}) overriding system value
      select ${values} from public.${table} t, generate_series(1, ${days}) ago, generate_series(1, ${full ? copies : 1}) copy,
        lateral (select (ago * ${copies} + copy)::bigint as k) numbered where ${where}`,
  );
}

/** Books' prices: repeated from a day that was priced whole. */
const PRICES: readonly string[] = ['book_prices', 'newest_book_prices', 'thinned_book_prices'];

/**
 * Repeats the finished day for every day of a year, in its state after retention: its games so many times a day.
 * Books' prices are not among it.
 */
export async function addYear(query: SqlQuery, copies: number): Promise<void> {
  for (const one of TABLES) await repeat(query, one, copies);
  await query('vacuum analyze');
}

/** Repeats what stayed of the played games' prices for the days of the year from `first` days ago on. */
export async function addPrices(query: SqlQuery, copies: number, first: number): Promise<void> {
  const addTrigger = await withoutTrigger(query);
  for (const table of PRICES) {
    const columns = await columnsOf(query, table);
    const values = columns.map((column) => earlier(table, column)).join(', ');
    await inReplica(
      query,
      `insert into public.${table} (${namesOf(columns)})
       select ${values} from generate_series(${first}, ${YEAR}) ago, generate_series(1, ${copies}) copy,
         lateral (select (ago * ${copies} + copy)::bigint as k) numbered, public.${table} t where ${OF_GAME} and t.game_id < ${STRIDE}
       on conflict do nothing`,
    );
  }
  await addTrigger();
  await query('vacuum analyze public.book_prices, public.newest_book_prices');
}

/**
 * Takes away what makes millions of rows slow to write and has nothing to do with their size: the trigger, which keeps a copy of
 * every row even where it does not run, and the log. Returns what puts the trigger back.
 */
async function withoutTrigger(query: SqlQuery): Promise<() => Promise<unknown>> {
  const [trigger] = await query<{ definition: string }>(
    "select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = 'newest_prices_are_kept'",
  );
  await query('drop trigger newest_prices_are_kept on public.book_prices');
  await query('alter table public.thinned_game_prices set unlogged');
  return () => query(trigger?.definition ?? '');
}
