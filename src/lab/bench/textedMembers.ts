import type { TestDatabase } from '#local/testing.ts';

/**
 * Adds members to an empty database, each with a subscription for a year and an agreement to texts.
 * @param version of the wording they agreed to
 */
export async function textedMembers(
  { query }: Pick<TestDatabase, 'query'>,
  members: number,
  version: string,
): Promise<void> {
  await query(
    `insert into members (id, phone, phone_hash) select gen_random_uuid(), '+1' || (2120000000 + n),
       sha256(convert_to(n::text, 'UTF8')) from generate_series(1, $1) as n`,
    [members],
  );
  await query(`insert into customers (id, member_id, phone_hash)
    select 'cus_' || id, id, phone_hash from members`);
  await query(`insert into subscriptions (id, customer_id, status, tier, period_start, period_end, access_until, created_at, question)
    select 'sub_' || id, id, 'active', 'yearly', clock(), clock() + interval '1 year', clock() + interval '1 year', clock(), 1
    from customers`);
  await query(
    `with said as (
      insert into message_consents (member_id, phone_hash, channel, given, said_by, version, wording)
      select id, phone_hash, 'sms', true, 'page', $1, 'I agree.' from members returning id, member_id)
    insert into message_channels (member_id, channel, consent_id) select member_id, 'sms', id from said`,
    [version],
  );
}
