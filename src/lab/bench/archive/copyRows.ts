/** Columns of a copy that differ: SQL of the row `t` and of the copy's number `n`. */
export type Changed = Readonly<Record<string, string>>;

interface Copy {
  readonly table: string;
  /** How many of each row. */
  readonly copies: number;
  readonly changed: Changed;
  readonly where: string;
}

/** Rows that are copies themselves are not copied again: all ids of the first are below this. */
const FIRST = 100_000;

/** A statement that copies all rows of a table; columns that the database makes itself are left to it. */
export const copyStatement = ({ table, copies, changed, where }: Copy): string => {
  const pairs = Object.entries(changed)
    .map(([name, sql]) => `'${name}', '${sql.replaceAll("'", "''")}'`)
    .join(', ');
  const key = ['seq', 'id', 'event_id', 'game_id'].find((name) => changed[name] !== undefined);
  return `do $copy$ declare
    changed jsonb := jsonb_build_object(${pairs});
    names text; said text;
  begin
    select string_agg(quote_ident(column_name), ', ' order by ordinal_position),
      string_agg(coalesce(changed ->> column_name, 't.' || quote_ident(column_name)), ', ' order by ordinal_position)
    into names, said from information_schema.columns
    where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER';
    execute format('insert into public.${table} (%s) overriding system value select %s from public.${table} t
      cross join generate_series(1, ${copies}) n where t.${key} < ${FIRST} and ${where.replaceAll("'", "''")}', names, said);
  end $copy$`;
};
