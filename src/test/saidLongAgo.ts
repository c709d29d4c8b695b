import type { TestDatabase } from '#local/testing.ts';

/**
 * Moves what has been said into the past, as if days had gone by since: each line of the last days is dated back and the chain is
 * hashed anew, which only the owner of the database can do. A start that has passed is then later than what was said before it.
 */
export async function saidLongAgo(
  { query }: Pick<TestDatabase, 'query'>,
  days = 10,
): Promise<void> {
  await query("set session_replication_role = 'replica'");
  await query(`do $do$
    declare
      line record;
      last text := repeat('0', 64);
    begin
      for line in select seq, payload, appended_at from ledger order by seq loop
        if line.appended_at > public.clock() - interval '${days / 2} days' then
          line.appended_at := line.appended_at - interval '${days} days';
          line.payload := regexp_replace(line.payload, '"appendedAt":"[^"]*"', format('"appendedAt":"%s"',
            to_char(line.appended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')));
        end if;
        update ledger set payload = line.payload, appended_at = line.appended_at, previous_hash = last,
          hash = encode(sha256(convert_to(last || line.payload, 'UTF8')), 'hex') where seq = line.seq returning hash into last;
      end loop;
    end $do$`);
  await query("set session_replication_role = 'origin'");
}
