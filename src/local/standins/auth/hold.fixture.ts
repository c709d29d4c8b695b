import type { TestDatabase } from '../../testing.ts';

const SIGN = 4711;

/**
 * Takes locks in a separate transaction and holds them until the returned function is called.
 * @param take PL/pgSQL
 */
export async function holdLock(
  { query }: TestDatabase,
  take: string,
): Promise<() => Promise<void>> {
  await query('create table public.let_go ()');
  const done = query(`do $$ begin
    ${take};
    perform pg_advisory_xact_lock(${SIGN});
    while not exists (select from public.let_go) loop perform pg_sleep(0.02); end loop;
  end $$`);
  const isHeld = async () =>
    (
      await query(
        `select from pg_locks join pg_database d on d.oid = database
         where locktype = 'advisory' and objid = ${SIGN} and granted and datname = current_database()`,
      )
    ).length > 0;
  while (!(await isHeld()));
  return async () => {
    await query('insert into public.let_go default values');
    await done;
    await query('drop table public.let_go');
  };
}
