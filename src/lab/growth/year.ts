import type { Query } from '#local/services/query.ts';

/** What to repeat from a finished day: the table, for how many days back, and which of its rows. */
interface Repeated {
  readonly table: string;
  readonly days: number;
  /** Condition on the table, named `t`. */
  readonly where: string;
}

const OF_GAME = "t.game_id in (select id from games where status = 'final')";
const OF_EVENT = "t.event_id in (select id from events where status = 'final')";
const YEAR = 365;
/** For as many days as retention keeps these rows. */
const RUNS_KEPT = 90;
const REPORTS_KEPT = 45;

const TABLES: readonly Repeated[] = [
  { table: 'results', days: YEAR, where: OF_GAME },
  { table: 'odds_quotes', days: YEAR, where: OF_GAME },
  { table: 'book_prices', days: YEAR, where: OF_GAME },
  { table: 'newest_book_prices', days: YEAR, where: OF_GAME },
  { table: 'thinned_book_prices', days: YEAR, where: OF_GAME },
  { table: 'sharp_edges', days: YEAR, where: OF_GAME },
  { table: 'sharp_edge_grades', days: YEAR, where: 'true' },
  { table: 'availability', days: YEAR, where: OF_GAME },
  { table: 'weather', days: REPORTS_KEPT, where: OF_GAME },
  { table: 'squads', days: REPORTS_KEPT, where: OF_GAME },
  { table: 'predictions', days: YEAR, where: OF_GAME },
  { table: 'grades', days: YEAR, where: OF_GAME },
  { table: 'event_results', days: YEAR, where: OF_EVENT },
  { table: 'event_predictions', days: YEAR, where: OF_EVENT },
  { table: 'event_grades', days: YEAR, where: OF_EVENT },
  { table: 'ledger', days: YEAR, where: `(${OF_GAME} or ${OF_EVENT})` },
  { table: 'refresh_runs', days: RUNS_KEPT, where: "t.status = 'done'" },
  { table: 'builds', days: RUNS_KEPT, where: 'true' },
  { table: 'games', days: YEAR, where: "t.status = 'final'" },
  { table: 'events', days: YEAR, where: "t.status = 'final'" },
];

/** Columns with ids of the day's own rows, not of clubs or runs. */
const NUMBERS =
  /^(id|seq|fencing_token|ledger_seq|game_id|edge_id|event_id|prediction_id|event_prediction_id|\w+_line)$/;
const HASHES = new Set(['hash', 'previous_hash', 'input_hash']);
/** Offset between days' ids: larger than any id of the day. */
const STRIDE = 1_000_000;
const BULK = new Set(['simulation_data', 'projected_player_stats']);

interface Column {
  readonly column_name: string;
  readonly data_type: string;
}

/** SQL for a column of the same row, `k` days earlier. */
function earlier(table: string, { column_name: name, data_type: type }: Column): string {
  const column = `t.${name}`;
  if (type === 'timestamp with time zone') return `${column} - k * interval '1 day'`;
  if (type === 'bigint' && NUMBERS.test(name)) return `${column} + k * ${STRIDE}`;
  if (HASHES.has(name)) return `encode(sha256(convert_to(${column} || k, 'UTF8')), 'hex')`;
  if (name === 'source_id') return `k || '-' || ${column}`;
  if (table === 'predictions' && BULK.has(name)) {
    return `case when k <= ${REPORTS_KEPT} and t.id = public.last_word(t.game_id) then ${column} end`;
  }
  return column;
}

async function repeat(query: Query, { table, days, where }: Repeated): Promise<void> {
  const columns = await query<Column>(
    `select column_name, data_type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = columns.map(({ column_name: name }) => name).join(', ');
  const values = columns.map((column) => earlier(table, column)).join(', ');
  // Bypasses all triggers and keys of this private database: repeated rows have been checked once.
  await query(`do $do$ begin
    set local session_replication_role = replica;
    insert into public.${table} (${names}) overriding system value
      select ${values} from public.${table} t, generate_series(1, ${days}) k where ${where};
  end $do$`);
}

/** Repeats the finished day once for every day of a year, in its state after retention. */
export async function addYear(query: Query): Promise<void> {
  for (const one of TABLES) await repeat(query, one);
  await query('vacuum analyze');
}
