import type { SqlQuery } from '#local/services/query.ts';

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname in ('public', 'auth') and c.relkind = 'r' and a.attgenerated = ''
  group by 1 order by 1`;

/** A table's rows as one statement, as `pg_dump --inserts` writes them; empty without rows. */
async function inserts(
  query: SqlQuery,
  table: string,
  columns: readonly string[],
): Promise<string> {
  const values = columns.map((column) => `quote_nullable(${column}::text)`).join(`, ', ', `);
  const [rows] = await query<{ all: string | null }>(
    `select string_agg('(' || concat(${values}) || ')', E',\\n' order by ${columns.map((column) => `${column}::text`).join(', ')}) as all
     from (select ${columns.join(', ')} from ${table}) as t`,
  );
  const all = rows?.all;
  return all
    ? `insert into ${table} (${columns.join(', ')}) overriding system value values\n${all};`
    : '';
}

/**
 * What `supabase db dump --data-only` writes: the rows of `public` and of sign-in, the value of each sequence, and no
 * migration. Rows are sorted, so that two dumps of the same data are the same text.
 */
export async function dataDump(query: SqlQuery): Promise<string> {
  const tables = await query<{ name: string; columns: string[] }>(TABLES);
  const rows: string[] = [];
  for (const { name, columns } of tables) rows.push(await inserts(query, name, columns));
  const sequences = await query<{ set: string }>(`
    select format('select pg_catalog.setval(%L, %s, true);',
      format('%I.%I', schemaname, sequencename), last_value) as set
    from pg_sequences where schemaname in ('public', 'auth') and last_value is not null order by 1`);
  return [
    'set session_replication_role = replica;',
    ...rows.filter((text) => text !== ''),
    ...sequences.map(({ set }) => set),
    'reset all;',
  ].join('\n');
}
