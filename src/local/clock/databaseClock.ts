import type { SqlQuery } from '../services/query.ts';

/**
 * Makes the database's own clock run ahead of the machine's; 0 resets it. Needs the owner of its functions, for which no API key
 * exists.
 * @param offsetMs milliseconds
 */
export async function moveDatabaseClock(query: SqlQuery, offsetMs: number): Promise<void> {
  if (!Number.isFinite(offsetMs)) throw new Error(`${offsetMs} is no span of time`);
  const moved = offsetMs === 0 ? '' : ` + interval '${Math.round(offsetMs)} milliseconds'`;
  const replaced = ['public.clock()', 'auth.clock()'].map(
    (clock) => `if to_regprocedure('${clock}') is not null then
        create or replace function ${clock} returns timestamptz language sql volatile set search_path = '' as
        $$ select pg_catalog.clock_timestamp()${moved} $$;
      end if;`,
  );
  await query(`do $do$ begin ${replaced.join(' ')} end $do$`);
}
