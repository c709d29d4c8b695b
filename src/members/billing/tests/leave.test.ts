import { afterEach, expect, test, vi } from 'vitest';
import { holdLock } from '#local/standins/auth/hold.fixture.ts';
import { deleteUser, members } from '#members/account/tools.ts';
import { reader, signedInReader, travel, trial } from '#test/accounts/trial.ts';
import { payments } from '#test/billing/account.ts';
import {
  atStripe,
  CURRENT,
  choose,
  controls,
  newPayer,
  type PayingMember,
  payAsMember,
  payerSessions,
  payerUser,
  payingVisitor,
  subscriber,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';
import { sumsOf } from '#test/billing/sums.ts';
import { cutOff } from '#test/cutOff.ts';
import { siteOf } from '#wiring';
import { deleteLeavingUsers } from '../verbs/eraseAccount.ts';

withBank();
afterEach(() => vi.restoreAllMocks());

const DELETE = '/api/account/delete';
const EXPORT = '/api/account/export';
const leave = (who: PayingMember) => who.post(DELETE, { confirm: 'DELETE' });

/** Every row that names a member, or their number, by table. */
async function traces({ id, phone }: PayingMember): Promise<Record<string, number>> {
  const { query } = trial.database;
  const counted = await query<{ tables: Record<string, number> }>(`select jsonb_build_object(
    'members', (select count(*) from members where id = '${id}' or phone = '${phone}'),
    'consents', (select count(*) from consents where member_id = '${id}'),
    'sessions', (select count(*) from sessions where member_id = '${id}'),
    'checkouts', (select count(*) from checkouts where member_id = '${id}'),
    'customers', (select count(*) from customers where member_id = '${id}'),
    'users', (select count(*) from auth.users where id = '${id}')) as tables`);
  return counted[0]?.tables ?? {};
}
const NOTHING = { members: 0, consents: 0, sessions: 0, checkouts: 0, customers: 0, users: 0 };

test('deleting takes the word DELETE and a session', async () => {
  const who = await newPayer();
  for (const confirm of ['delete', '', true, undefined]) {
    expect((await who.post(DELETE, { confirm })).status).toBe(400);
  }
  expect((await payingVisitor().post(DELETE, { confirm: 'DELETE' })).status).toBe(401);
  expect((await who.call(DELETE)).status).toBe(405);
  expect(await payerUser(who)).not.toBeNull();
});

test('an account is deleted with all that is its own, everywhere', async () => {
  const who = await newPayer();
  const elsewhere = reader();
  elsewhere.cookies.set('__Host-session', who.cookies.get('__Host-session') ?? '');
  const answer = await leave(who);
  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  expect(who.cookies.has('__Host-session')).toBe(false);
  expect((await elsewhere.call('/api/auth/session')).body.user).toBeNull();
  expect(await traces(who)).toEqual(NOTHING);
  const kept = await trial.database.query('select from kept_consents');
  expect(kept).toEqual([]);
});

test('what is paid for ends at once; the customer and its invoices stay, without a name of ours', async () => {
  const who = await subscriber();
  const customer = String(subscriptionsOf(who)[0]?.customer);
  expect((await leave(who)).status).toBe(200);
  expect(subscriptionsOf(who)[0]?.status).toBe('canceled');
  expect(atStripe().customers[customer]).not.toHaveProperty('deleted');
  expect(await traces(who)).toEqual(NOTHING);
  const rows = await trial.database.query<{ id: string; banned: boolean }>(
    `select id, is_banned(phone_hash) as banned from customers where id = '${customer}'`,
  );
  expect(rows).toEqual([{ id: customer, banned: false }]);
});

test('of who has paid the acceptance is kept, under the hash of the number and no longer than four years', async () => {
  const who = await subscriber();
  await leave(who);
  const { query } = trial.database;
  const kept = await query<{ years: number; own: boolean }>(
    `select round(extract(epoch from keep_until - clock()) / 31557600)::integer as years,
      phone_hash = (select phone_hash from customers where id = '${subscriptionsOf(who)[0]?.customer}') as own
    from kept_consents order by id desc limit 1`,
  );
  expect(kept).toEqual([{ years: 4, own: true }]);
  await query("update kept_consents set keep_until = clock() - interval '1 second'");
  await leave(await newPayer());
  expect(await query('select from kept_consents')).toEqual([]);
});

test('a dispute that comes later still bans the number', async () => {
  const who = await subscriber();
  const customer = String(subscriptionsOf(who)[0]?.customer);
  await leave(who);
  await trial.database.query(`select ban_for_dispute('dp_late', '${customer}')`);
  const banned = await trial.database.query<{ banned: boolean }>(
    `select is_banned(phone_hash) as banned from customers where id = '${customer}'`,
  );
  expect(banned).toEqual([{ banned: true }]);
  await travel(61_000);
  await expect(signedInReader(who.phone)).rejects.toThrow('not signed in');
});

test('a purchase under way cannot be paid any more', async () => {
  const who = await newPayer();
  await choose(who, 'monthly');
  await leave(who);
  expect(payerSessions(who)[0]?.status).toBe('expired');
});

test('deleted while purchases begin, whichever is the faster: nothing is left that can be paid', async () => {
  let gone = 0;
  for (let n = 0; n < 6; n += 1) {
    const member = await newPayer();
    if (n % 2 === 1) await choose(member, 'monthly');
    const answers = await Promise.all([
      leave(member),
      choose(member, 'monthly'),
      choose(member, 'yearly'),
    ]);
    const rows = await trial.database.query('select from members where id = $1', [member.id]);
    if (rows.length > 0) continue;
    gone += 1;
    const open = payerSessions(member).filter(({ status }) => status === 'open');
    const said = JSON.stringify(answers.map(({ status, body }) => [status, body]));
    expect(open, said).toEqual([]);
  }
  expect(gone).toBeGreaterThan(0);
});

test('a session that comes while the rows are deleted is not kept: it is ended', async () => {
  const { database } = trial;
  const member = await newPayer();
  await choose(member, 'monthly');
  const [begun] = await database.query<{ attempt: string }>(
    `update checkouts set session_id = null where member_id = '${member.id}' returning attempt`,
  );
  await database.query(`create function let_pass() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock(99); return old; end $$;
    create trigger let_pass before delete on members for each row execute function let_pass()`);
  const letGo = await holdLock(database, 'perform pg_advisory_xact_lock(99)');
  const isWaiting = async (statement: string) =>
    (
      await database.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1",
        [`%${statement}%`],
      )
    ).length > 0;
  const left = leave(member);
  while (!(await isWaiting('delete_member')));
  let isNoted = false;
  const noted = database
    .query<{ kept: boolean }>(
      `select note_checkout('${begun?.attempt}', 'cs_test_late', 'https://pay.test') as kept`,
    )
    .finally(() => {
      isNoted = true;
    });
  while (!(isNoted || (await isWaiting('note_checkout'))));
  await letGo();
  expect([(await left).status, await noted]).toEqual([200, [{ kept: false }]]);
  await database.query('drop function let_pass cascade');
});

test('one that was paid a moment ago, and that we have not heard of, ends too', async () => {
  const who = await newPayer();
  await payAsMember(who);
  await leave(who);
  expect(subscriptionsOf(who).map(({ status }) => status)).toEqual(['canceled']);
});

test('stopped at Stripe, nothing of ours is gone, and it can be done again', async () => {
  const who = await subscriber();
  for (const _ of [1, 2]) controls().fail({ on: 'DELETE /v1/subscriptions/{id}', status: 500 });
  expect((await leave(who)).status).toBe(502);
  expect((await payerUser(who)).id).toBe(who.id);
  expect(subscriptionsOf(who)[0]?.status).toBe('active');
  expect((await leave(who)).status).toBe(200);
  expect(subscriptionsOf(who)[0]?.status).toBe('canceled');
  expect(await traces(who)).toEqual(NOTHING);
});

test('stopped after Stripe, it can be done again', async () => {
  const who = await subscriber();
  cutOff('/rpc/delete_member');
  expect((await leave(who)).status).toBe(503);
  vi.restoreAllMocks();
  expect(subscriptionsOf(who)[0]?.status).toBe('canceled');
  expect((await leave(who)).status).toBe(200);
  expect(await traces(who)).toEqual(NOTHING);
});

test('with Supabase Auth away the account is gone all the same; the next deletion goes on with the user there', async () => {
  const who = await newPayer();
  cutOff('/auth/v1/admin/users');
  expect((await leave(who)).status).toBe(200);
  vi.restoreAllMocks();
  expect(await traces(who)).toEqual({ ...NOTHING, users: 1 });
  expect(await payerUser(who)).toBeNull();
  await leave(await newPayer());
  expect(await traces(who)).toEqual(NOTHING);
});

test('or the daily comparison with Stripe does', async () => {
  const who = await newPayer();
  cutOff('/auth/v1/admin/users');
  await leave(who);
  vi.restoreAllMocks();
  const { use } = siteOf();
  await deleteLeavingUsers({ members: use(members), deleteUser: use(deleteUser) });
  expect(await traces(who)).toEqual(NOTHING);
});

test('of calls from the number of a deleted account no fingerprint is left', async () => {
  const who = await newPayer();
  const { query } = trial.database;
  await query(
    `insert into voice_calls (sid, caller) select 'CA' || md5($1), phone_hash from members where phone = $1`,
    [who.phone],
  );
  const callers = () =>
    query(`select caller is null as gone from voice_calls where sid = 'CA' || md5($1)`, [
      who.phone,
    ]);
  expect(await callers()).toEqual([{ gone: false }]);
  expect((await leave(who)).status).toBe(200);
  expect(await callers()).toEqual([{ gone: true }]);
});

test('who has signed in again before that keeps the new account', async () => {
  const who = await newPayer();
  cutOff('/auth/v1/admin/users');
  await leave(who);
  vi.restoreAllMocks();
  await travel(61_000);
  const again = await newPayer(who.phone);
  await leave(await newPayer());
  expect((await payerUser(again)).id).toBe(again.id);
  expect(await traces(again)).toMatchObject({ members: 1, users: 1 });
});

test('a member takes out all that is held about them, and nobody else’s', async () => {
  const [who, other] = [await subscriber(), await subscriber('yearly')];
  const { status, body, headers } = await who.call(EXPORT);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="account-.*\.json"$/);
  expect(body).toMatchObject({
    user: { id: who.id, phoneNumber: who.phone, subscriptionStatus: 'active' },
    acceptances: [{ document: 'terms', device: 'Mozilla/5.0 (Test)' }],
    sessions: [{ device: 'Mozilla/5.0 (Test)', endedAt: null }],
    codesAskedFor: [{ guesses: 1 }],
    customers: [{ id: subscriptionsOf(who)[0]?.customer }],
    subscriptions: [{ id: subscriptionsOf(who)[0]?.id, tier: 'monthly' }],
    invoices: [{ total: 1995, status: 'paid' }],
    bans: [],
  });
  const text = JSON.stringify(body);
  for (const foreign of [other.id, other.phone, String(subscriptionsOf(other)[0]?.id)]) {
    expect(text).not.toContain(foreign);
  }
  // Nothing that would let anybody act.
  expect(text).not.toContain(who.cookies.get('__Host-session'));
  expect(text).not.toMatch(/hash|token|sk_test|secret/i);
  expect((await payingVisitor().call(EXPORT)).status).toBe(401);
});

test('who has bought nothing takes out the rest, with Stripe away, too', async () => {
  const who = await newPayer();
  const before = controls().requests().length;
  expect((await who.call(EXPORT)).body).toMatchObject({ subscriptions: [], invoices: [] });
  expect(controls().requests().length).toBe(before);
  expect(payments.account.events.length).toBeGreaterThan(0);
  expect((await who.call(CURRENT)).status).toBe(200);
});

test('who was deleted at Supabase by hand signs in again as who they were, and can still leave whole', async () => {
  const who = await newPayer();
  const { query } = trial.database;
  await query(`delete from auth.users where id = '${who.id}'`);
  await travel(61_000);
  const again = await newPayer(who.phone);
  const { user } = (await again.call('/api/auth/session')).body;
  expect([user.id, user.phoneNumber]).toEqual([who.id, who.phone]);
  expect((await again.post(DELETE, { confirm: 'DELETE' })).status).toBe(200);
  expect(await query(`select from auth.users where phone = '${who.phone.slice(1)}'`)).toEqual([]);
  expect(await query('select from leaving_users')).toEqual([]);
});

test('237: unused credit goes back to the card that paid it, and is said before', async () => {
  const who = await subscriber('yearly');
  const { stripe, prices } = payments.account;
  const [bought] = subscriptionsOf(who);
  if (!bought) throw new Error('nothing was bought');
  const { id, items, customer } = bought;
  await stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price: prices.monthly }],
    proration_behavior: 'always_invoice',
  });
  const { credit } = (await who.call(CURRENT)).body;
  expect(credit).toBeGreaterThan(17_900);
  expect((await leave(who)).status).toBe(200);
  const refunds = Object.values(controls().account.state.objects.refunds);
  expect(refunds.filter((one) => one.customer === customer).map(({ amount }) => amount)).toEqual([
    credit,
  ]);
  expect(sumsOf(String(customer)).credit).toBe(0);
});
