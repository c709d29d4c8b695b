import type { SqlQuery } from '#local/services/query.ts';

/**
 * Many members at once, a minute apart: of every hundred, 20 subscribe, 5 did once, one is banned, 3 have not accepted the Terms.
 * Written directly to the list's source tables, as the triggers would.
 */
export async function seedMany(query: SqlQuery, members: number): Promise<void> {
  await query('alter table members disable trigger members_are_listed');
  await query(
    `insert into members (id, phone, phone_hash, created_at)
      select gen_random_uuid(), '+1' || (3000000000 + n::bigint * 829339151 % 6000000000), sha256(convert_to(n::text, 'UTF8')),
        timestamptz '2025-01-01Z' + n * interval '1 minute'
      from generate_series(1, $1) as n`,
    [members],
  );
  await query('alter table members enable trigger members_are_listed');
  await query(
    `insert into member_list (member_id, phone, created_at, is_admin, banned, terms_at, terms_ip, tier, access_until)
      select id, phone, created_at, false, n % 100 = 7,
        case when n % 100 >= 3 then created_at end, case when n % 100 >= 3 then inet '203.0.113.24' end,
        case when n % 100 >= 75 then (array['monthly', 'yearly'])[1 + n % 2] end,
        case when n % 100 >= 80 then timestamptz '2199-01-01Z' when n % 100 >= 75 then timestamptz '2025-02-01Z' end
      from (select *, row_number() over (order by created_at) as n from members) as m
    on conflict do nothing`,
  );
  await query('analyze member_list');
}
