import type { SqlQuery, Transact } from './query.ts';

/** A migrated database before its first use. */
export interface Pristine {
  /** Digest of its definitions. */
  readonly definitions: string;
  /** By name; tables without rows are left out. */
  readonly tables: ReadonlyMap<string, Filled>;
}

interface Filled {
  readonly digest: string;
  /** As JSON. */
  readonly rows: string;
}

const OURS = `nspname !~ '^pg_' and nspname not in ('information_schema', 'supabase_migrations')`;

/** Every row of a catalog is a new one when a definition changes; statistics and truncation change only `pg_class`. */
const CATALOGS = [
  'pg_attrdef',
  'pg_attribute',
  'pg_constraint',
  'pg_default_acl',
  'pg_event_trigger',
  'pg_extension',
  'pg_namespace',
  'pg_policy',
  'pg_rewrite',
  'pg_trigger',
  'pg_type',
];

/** `clock` aside, which moveDatabaseClock replaces; with the rows of the migrations that made them. */
const DEFINITIONS = `select md5(concat_ws('/',
  ${CATALOGS.map((name) => `(select sum(hashtext(ctid || ':' || xmin)) from ${name})`).join(', ')},
  (select sum(hashtext(oid || ':' || xmin)) from pg_proc where proname <> 'clock'),
  (select sum(hashtext(ctid || ':' || xmin)) from supabase_migrations.schema_migrations),
  (select sum(hashtext(concat_ws(':', oid, relname, relowner, relrowsecurity, relforcerowsecurity, relacl, reloptions)))
    from pg_class),
  (select sum(hashtext(s::text)) from pg_db_role_setting s
    where setdatabase = (select oid from pg_database where datname = current_database()))
)) as value`;

const tablesWithRows = async (query: SqlQuery): Promise<readonly string[]> =>
  (
    await query<{ name: string }>(`
      select format('%I.%I', nspname, relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where relkind = 'r' and pg_relation_size(c.oid) > 0 and ${OURS}`)
  ).map(({ name }) => name);

const one = async (query: SqlQuery, sql: string): Promise<string> =>
  (await query<{ value: string | null }>(sql))[0]?.value ?? '';

const digestOf = (query: SqlQuery, table: string): Promise<string> =>
  one(query, `select md5(string_agg(t::text, '' order by t::text)) as value from ${table} t`);

/** Reads what `restore` needs to undo all that is done to a database from now on. */
export async function pristineOf(query: SqlQuery): Promise<Pristine> {
  const tables = new Map<string, Filled>();
  for (const table of await tablesWithRows(query))
    tables.set(table, {
      digest: await digestOf(query, table),
      rows: await one(query, `select json_agg(t)::text as value from ${table} t`),
    });
  return { definitions: await one(query, DEFINITIONS), tables };
}

const STATISTICS = `delete from pg_statistic where starelid in (
  select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS})`;

const AT_WORK = `select count(*) as value from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`;

/**
 * Makes a database what it was: rows and sequences, with its connections left open.
 * @returns whether it is: not while something is still at work, nor after a change of definitions
 */
export function restore(transact: Transact, was: Pristine): Promise<boolean> {
  return transact(async (query) => {
    if ((await one(query, AT_WORK)) !== '0') return false;
    if ((await one(query, DEFINITIONS)) !== was.definitions) return false;
    // Neither triggers that refuse it nor those that would write.
    await query(`set local session_replication_role = replica`);
    const used: string[] = [];
    for (const table of await tablesWithRows(query)) {
      const filled = was.tables.get(table);
      if (!filled || (await digestOf(query, table)) !== filled.digest) used.push(table);
    }
    if (used.length > 0) await query(`truncate ${used.join(', ')} cascade`);
    for (const [table, { digest, rows }] of was.tables)
      if ((await digestOf(query, table)) !== digest)
        await query(
          `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
          [rows],
        );
    // Else the planner would join the next rows as suited these: rows without a stated order would come, and get numbers, in another.
    await query(STATISTICS);
    await query(`select setval(seqrelid::regclass, seqstart, false) from pg_sequence`);
    return true;
  });
}
