import { afterEach, expect, test } from 'vitest';
import { seed } from '#test/accounts/admins.ts';
import { trial, withAccounts } from '#test/accounts/trial.ts';

withAccounts();

const query = (sql: string, values: readonly unknown[] = []) => trial.database.query(sql, values);

/** The list must say of each member what they are told themselves. */
afterEach(async () => {
  const different = await query(`
    select public.member_json(m) as member, public.listed_json(l, true, public.clock()) as listed
    from members m full join member_list l on l.member_id = m.id
    where public.listed_json(l, true, public.clock()) - 'banned' is distinct from public.member_json(m) - 'shutOutUntil'
      and not coalesce(l.banned, false)`);
  expect(different).toEqual([]);
});

const FUTURE = '2199-01-01T00:00:00Z';
const PAST = '2025-12-01T00:00:00Z';
let numbers = 0;
const somebody = (change: Partial<Parameters<typeof seed>[0]> = {}) => {
  numbers += 1;
  return seed({ phone: `+1413555${String(numbers).padStart(4, '0')}`, createdAt: PAST, ...change });
};
const listed = async (id: string) => {
  const [row] = await query('select * from member_list where member_id = $1', [id]);
  return row;
};

test('a member is listed from their first day, and no longer than they are one', async () => {
  const id = await somebody();
  expect(await listed(id)).toMatchObject({ banned: false, tier: null, access_until: null });
  await query('delete from members where id = $1', [id]);
  expect(await listed(id)).toBeUndefined();
});

test('an acceptance that comes later is listed; a later version changes nothing', async () => {
  const id = await somebody({ accepted: false });
  const accept = (version: string) =>
    query(
      "insert into consents (member_id, document, version, device) values ($1, 'terms', $2, 'a phone')",
      [id, version],
    );
  await accept('1');
  const first = await listed(id);
  expect(first?.terms_at).not.toBeNull();
  await accept('2');
  expect(await listed(id)).toEqual(first);
});

test('a subscription is listed as it is bought, changes and ends, and the better of two', async () => {
  const id = await somebody({ tier: 'monthly', accessUntil: FUTURE });
  const name = id.replaceAll('-', '');
  expect(await listed(id)).toMatchObject({ tier: 'monthly' });
  await query("update subscriptions set access_until = $2 where id = 'sub_' || $1", [name, PAST]);
  expect((await listed(id))?.access_until).toEqual(new Date(PAST));
  await query(
    `insert into subscriptions (id, customer_id, status, tier, period_start, period_end, access_until, created_at, question)
      values ('sub_2' || $1, 'cus_' || $1, 'active', 'yearly', $2, $3, $3, $2, 2)`,
    [name, PAST, FUTURE],
  );
  expect(await listed(id)).toMatchObject({ tier: 'yearly', access_until: new Date(FUTURE) });
  await query(
    "update subscriptions set status = 'incomplete', access_until = to_timestamp(0) where customer_id = 'cus_' || $1",
    [name],
  );
  expect((await listed(id))?.access_until).toBeNull();
});

test('of a customer that Stripe has deleted nothing is listed any more', async () => {
  const id = await somebody({ tier: 'monthly', accessUntil: FUTURE });
  await query('select forget_customer(id) from customers where member_id = $1', [id]);
  expect(await listed(id)).toMatchObject({ tier: null, access_until: null });
});

test('a ban is listed and lifted', async () => {
  const id = await somebody({ tier: 'yearly', accessUntil: FUTURE });
  await query(
    "insert into bans (phone_hash, reason) select phone_hash, 'dispute' from members where id = $1",
    [id],
  );
  expect(await listed(id)).toMatchObject({ banned: true });
  await query('update bans set lifted_at = clock() where lifted_at is null');
  expect(await listed(id)).toMatchObject({ banned: false });
});

test('of many changes of one member at a time none is lost', async () => {
  const id = await somebody({ accepted: false, tier: 'monthly', accessUntil: PAST });
  const name = id.replaceAll('-', '');
  await Promise.all([
    query(
      "insert into consents (member_id, document, version, device) values ($1, 'terms', '1', 'x')",
      [id],
    ),
    query("update subscriptions set access_until = $2, tier = 'yearly' where id = 'sub_' || $1", [
      name,
      FUTURE,
    ]),
    query(
      "insert into bans (phone_hash, reason) select phone_hash, 'dispute' from members where id = $1",
      [id],
    ),
    query('update members set is_admin = true where id = $1', [id]),
  ]);
  expect(await listed(id)).toMatchObject({
    banned: true,
    is_admin: true,
    tier: 'yearly',
    access_until: new Date(FUTURE),
  });
  expect((await listed(id))?.terms_at).not.toBeNull();
});
