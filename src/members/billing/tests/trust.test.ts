import { expect, test } from 'vitest';
import { travel, trial } from '#test/accounts/trial.ts';
import {
  atStripe,
  CURRENT,
  choose,
  newPayer,
  type PayingMember,
  subscriber,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';

withBank();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PORTAL = '/api/subscriptions/portal';
const MAKE = '/api/account/feed/make';
const DELETE = ['/api/account/delete', { confirm: 'DELETE' }] as const;
const idOf = async (who: PayingMember): Promise<string> =>
  (await who.call('/api/auth/sessions')).body.sessions.find((one: { here: boolean }) => one.here)
    .id;
const trustOf = async (who: PayingMember) => (await who.call('/api/account/trust')).body;
const rows = async (table: string, { id }: PayingMember): Promise<number> =>
  (await trial.database.query(`select from ${table} where member_id = $1`, [id])).length;

/** A member at home, and who signs in with their number an hour later. */
async function twoDevices(): Promise<{ home: PayingMember; other: PayingMember }> {
  const home = await subscriber();
  await travel(HOUR_MS);
  return { home, other: await newPayer(home.phone) };
}

test('311: on the first day a new holder sees and takes nothing of the former’s', async () => {
  const { home, other } = await twoDevices();
  const { query } = trial.database;
  await query(
    `insert into member_emails (member_id, address, address_hash) values ($1, 'home@example.com', sha256('a'))`,
    [home.id],
  );
  const refused = [
    await other.post(PORTAL, {}),
    await other.post(MAKE, {}),
    await other.post('/api/account/feed/end', {}),
    await other.post('/api/bets/sync', { userId: home.id, since: 0, bets: [], gone: [] }),
    await other.call('/api/account/export'),
    await other.post(...DELETE),
  ];
  expect(refused.map(({ status }) => status)).toEqual([428, 428, 428, 428, 428, 428]);
  const current = await other.call(CURRENT);
  expect(current.status).toBe(200);
  expect(current.body.invoices[0].number).toBeNull();
  expect(current.text).not.toMatch(/4242|https?:/);
  const sessions = (await other.call('/api/auth/sessions')).body.sessions;
  expect(sessions.filter((one: { here: boolean }) => !one.here)).toMatchObject([
    { device: '', trusted: true },
  ]);
  expect((await other.call('/api/auth/session')).body.user.tosIpAddress).toBeNull();
  expect(await trustOf(home)).toMatchObject({ by: 'first' });
  expect(await trustOf(other)).toMatchObject({
    by: null,
    ways: { payment: true, email: false, passkey: false, device: true },
  });
  // What is paid for stays open to a member with a new phone.
  expect((await other.call('/api/member/today')).status).toBe(200);
});

test('312: a subscription that is over keeps its portal closed; the last card or an invoice opens it', async () => {
  const home = await subscriber();
  const [one] = subscriptionsOf(home);
  const invoice = Object.values(atStripe().invoices).find(
    ({ customer }) => customer === one?.customer,
  );
  await travel(40 * DAY_MS);
  const other = await newPayer(home.phone);
  expect((await other.post(PORTAL, {})).status).toBe(428);
  expect((await choose(other, 'monthly')).status).toBe(428);
  const named = { invoice: ` ${invoice?.number?.toLowerCase().replace('-', ' ')} ` };
  expect((await other.post('/api/account/confirm-invoice', { invoice: 'AAAA-0001' })).status).toBe(
    400,
  );
  expect((await other.post('/api/account/confirm-invoice', named)).body).toEqual({ ok: true });
  expect(await trustOf(other)).toMatchObject({ by: 'invoice' });
  expect((await other.call('/api/account/export')).status).toBe(200);
  // A mailbox alone does not open the card.
  expect((await other.post(PORTAL, {})).status).toBe(428);
  expect((await other.post('/api/account/confirm-card', { last4: '4242' })).status).toBe(200);
  expect((await other.post(PORTAL, {})).status).toBe(200);
});

test('313: five guesses a day, cards and invoices together, on however many devices', async () => {
  const { home, other } = await twoDevices();
  for (let n = 0; n < 3; n += 1)
    expect((await other.post('/api/account/confirm-card', { last4: `000${n}` })).status).toBe(400);
  await travel(2 * HOUR_MS);
  const third = await newPayer(home.phone);
  for (let n = 0; n < 2; n += 1)
    expect(
      (await third.post('/api/account/confirm-invoice', { invoice: `WRONG-${n}` })).status,
    ).toBe(400);
  expect((await third.post('/api/account/confirm-card', { last4: '4242' })).status).toBe(429);
  expect((await other.post('/api/account/confirm-card', { last4: '4242' })).status).toBe(429);
});

test('314, 316: a trusted device’s word counts; one that is not trusted, or another’s, has none', async () => {
  const { home, other } = await twoDevices();
  await travel(2 * HOUR_MS);
  const third = await newPayer(home.phone);
  const vouch = async (by: PayingMember, of: PayingMember) =>
    (await by.post('/api/account/trust/device', { session: await idOf(of) })).status;
  expect(await vouch(other, third)).toBe(428);
  expect(await vouch(other, other)).toBe(428);
  expect(await vouch(await subscriber(), other)).toBe(404);
  expect((await other.post(MAKE, {})).status).toBe(428);
  expect(await vouch(home, other)).toBe(200);
  expect((await other.post(PORTAL, {})).status).toBe(200);
  expect((await third.post(PORTAL, {})).status).toBe(428);
  expect(await vouch(other, third)).toBe(200);
});

test('315: who signs the older devices out waits a week; just under a day is no day', async () => {
  const { home, other } = await twoDevices();
  await travel(HOUR_MS + DAY_MS - 60_000);
  expect((await other.post(MAKE, {})).status).toBe(428);
  await other.post('/api/auth/sign-out', { which: await idOf(home) });
  await travel(2 * HOUR_MS + DAY_MS);
  expect((await other.post(MAKE, {})).status).toBe(428);
  const again = await newPayer(home.phone);
  await travel(4 * DAY_MS);
  expect((await again.post(MAKE, {})).status).toBe(428);
  await travel(9 * DAY_MS);
  expect((await (await newPayer(home.phone)).post(MAKE, {})).status).toBe(428);
});

test('317: a sign-in that is not trusted is told by e-mail where that is on, never by text', async () => {
  const home = await subscriber();
  const { query } = trial.database;
  await query(
    `insert into member_emails (member_id, address, address_hash) values ($1, 'told@example.com', sha256('b'))`,
    [home.id],
  );
  for (const channel of ['email', 'sms']) {
    await query(
      `with c as (insert into message_consents (member_id, phone_hash, channel, given, said_by, version, wording, device)
        select id, phone_hash, $2, true, 'page', 'v', 'w', 'd' from members where id = $1 returning id)
      insert into message_channels (member_id, channel, consent_id) select $1, $2, id from c`,
      [home.id, channel],
    );
  }
  await travel(HOUR_MS);
  await newPayer(home.phone);
  const told = await query(
    "select channel, kind, title from messages where member_id = $1 and key like 'sign-in %'",
    [home.id],
  );
  expect(told).toEqual([
    { channel: 'email', kind: 'notice', title: 'New sign-in to your account' },
  ]);
});

test('319: a new device raises and lifts no limit of the others', async () => {
  const { home, other } = await twoDevices();
  const set = (who: PayingMember, stake: number | null) =>
    who.post('/api/bets/limits', { userId: home.id, stake, loss: null });
  expect((await set(home, 5000)).status).toBe(200);
  for (const wished of [4000, 9000, null]) {
    expect((await set(other, wished)).status).toBe(200);
    expect((await home.call('/api/bets/limits')).body.stake).toEqual({ cents: 5000 });
  }
  // Trusted, its own joins the others': the stricter one counts.
  await home.post('/api/account/trust/device', { session: await idOf(other) });
  expect((await other.call('/api/bets/limits')).body.stake).toEqual({ cents: 4000 });
  expect((await set(home, 9000)).status).toBe(200);
});

test('335: feed, line code and notifications end with the session they were made in', async () => {
  const { home, other } = await twoDevices();
  await other.post('/api/account/confirm-card', { last4: '4242' });
  expect((await other.post(MAKE, {})).status).toBe(200);
  const { query } = trial.database;
  const session = await idOf(other);
  await query(
    `insert into line_codes (member_id, check_hash, sealed, session_id) values ($1, sha256('x'), sha256('y'), $2)`,
    [home.id, session],
  );
  await query(
    `insert into push_devices (member_id, endpoint, p256dh, auth, server_key, device, session_id)
      select $1, 'https://push.example/' || n, repeat('k', 87), repeat('a', 22), 's', 'd', case n when 1 then $2::uuid end
      from generate_series(1, 2) as n`,
    [home.id, session],
  );
  await home.post('/api/auth/sign-out', { which: session });
  const left = async () =>
    Promise.all(['private_feeds', 'line_codes', 'push_devices'].map((table) => rows(table, home)));
  expect(await left()).toEqual([0, 0, 1]);
  await home.post('/api/auth/sign-out', { which: 'all' });
  expect(await left()).toEqual([0, 0, 0]);
});

test('340: after deletion no table and no object at Stripe has the number or the member', async () => {
  const home = await subscriber();
  const [one] = subscriptionsOf(home);
  const customer = String(one?.customer);
  expect((await home.post(...DELETE)).status).toBe(200);
  const { query } = trial.database;
  const columns = await query<{ t: string; c: string }>(
    `select table_name as t, column_name as c from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')`,
  );
  const found: string[] = [];
  for (const { t, c } of columns) {
    const hits = await query(`select from public.${t} where ${c}::text like $1`, [
      `%${home.phone.slice(2)}%`,
    ]);
    if (hits.length > 0) found.push(`${t}.${c}`);
  }
  expect(found).toEqual([]);
  expect(atStripe().customers[customer]).toMatchObject({ phone: null, metadata: {} });
  expect(atStripe().subscriptions[one?.id ?? '']?.metadata).toEqual({});
  expect(await query('select from leaving_customers')).toEqual([]);
  expect(
    await query('select from customers where id = $1 and phone_hash is not null', [customer]),
  ).toHaveLength(1);
});
