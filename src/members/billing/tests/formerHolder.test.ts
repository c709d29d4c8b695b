import { expect, test } from 'vitest';
import { add, askPasskeys, openWithPasskey, PASSKEYS_URL } from '#test/accounts/passkeys.ts';
import { SoftDevice } from '#test/accounts/softDevice.ts';
import { travel, trial } from '#test/accounts/trial.ts';
import {
  CURRENT,
  choose,
  newPayer,
  type PayingMember,
  payAsMember,
  payerSessions,
  payingVisitor,
  subscriber,
  withBank,
} from '#test/billing/member.ts';
import { BILLING } from '../rules/texts.ts';

withBank();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PORTAL = '/api/subscriptions/portal';
const PROVE = `${PASSKEYS_URL}/prove`;
const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  trial.database.query<Row>(text, [...values]);
const hereOf = async (who: PayingMember): Promise<string> =>
  (await who.call('/api/auth/sessions')).body.sessions.find((one: { here: boolean }) => one.here)
    .id;
const trustOf = async (who: PayingMember) => (await who.call('/api/account/trust')).body;
const prove = async (who: PayingMember, device: SoftDevice) =>
  who.post(PROVE, { credential: device.sign(await askPasskeys(who, 'sign-in')) });

/** A member at home with a passkey, and who signs in with their number an hour later. */
async function withPasskey(after = HOUR_MS) {
  const home = await subscriber();
  const device = new SoftDevice();
  expect((await add(home, device)).status).toBe(200);
  await travel(after);
  return { home, device, other: await newPayer(home.phone) };
}

/** A session that has proven a mailbox alone. */
async function byMailbox(home: PayingMember): Promise<PayingMember> {
  const other = await newPayer(home.phone);
  await query("insert into trusted_sessions (session_id, by) values ($1, 'email')", [
    await hereOf(other),
  ]);
  return other;
}

test('520: a passkey of the account proves a session that is open, without signing out', async () => {
  const { device, other } = await withPasskey();
  expect((await other.post(PORTAL, {})).status).toBe(428);
  expect((await trustOf(other)).ways.passkey).toBe(true);
  expect((await prove(other, device)).body).toEqual({ ok: true });
  expect(await trustOf(other)).toMatchObject({ by: 'passkey' });
  expect((await other.post(PORTAL, {})).status).toBe(200);
});

test('521: another member’s passkey, an unknown one, one used twice or by nobody proves nothing', async () => {
  const { device, other } = await withPasskey();
  const stranger = await withPasskey(2 * HOUR_MS);
  expect((await prove(other, stranger.device)).status).toBe(400);
  expect((await prove(other, new SoftDevice())).status).toBe(400);
  const nobody = payingVisitor();
  expect(
    (await nobody.post(PROVE, { credential: device.sign(await askPasskeys(nobody, 'sign-in')) }))
      .status,
  ).toBe(401);
  // Asked in one browser and answered in another.
  const asked = device.sign(await askPasskeys(stranger.other, 'sign-in'));
  expect((await other.post(PROVE, { credential: asked })).status).toBe(400);
  expect(await trustOf(other)).toMatchObject({ by: null });
  const right = device.sign(await askPasskeys(other, 'sign-in'));
  const both = await Promise.all([
    other.post(PROVE, { credential: right }),
    other.post(PROVE, { credential: right }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  // The stranger's passkey goes on: a try on another account uses nothing of it.
  expect((await prove(stranger.other, stranger.device)).status).toBe(200);
});

test('522: a mailbox adds a passkey, which proves no more than a mailbox until waiting would', async () => {
  const home = await subscriber();
  await travel(HOUR_MS);
  const thief = await byMailbox(home);
  const device = new SoftDevice();
  expect((await add(thief, device)).status).toBe(200);
  const again = { ...payingVisitor(), id: home.id, phone: home.phone };
  expect((await openWithPasskey(again, device)).status).toBe(200);
  expect(await trustOf(again)).toMatchObject({ by: 'email' });
  expect((await again.post(PORTAL, {})).status).toBe(428);
  expect((await prove(again, device)).status).toBe(200);
  expect((await again.post(PORTAL, {})).status).toBe(428);
  await travel(26 * HOUR_MS);
  const later = { ...payingVisitor(), id: home.id, phone: home.phone };
  expect((await openWithPasskey(later, device)).status).toBe(200);
  expect(await trustOf(later)).toMatchObject({ by: 'passkey' });
});

test('523: who proved a mailbox alone and ends the others waits a week, with and without a passkey', async () => {
  const home = await subscriber();
  await travel(HOUR_MS);
  const thief = await byMailbox(home);
  const device = new SoftDevice();
  expect((await add(thief, device)).status).toBe(200);
  expect((await thief.post('/api/auth/sign-out', { which: await hereOf(home) })).status).toBe(200);
  await travel(2 * DAY_MS);
  expect((await thief.post(PORTAL, {})).status).toBe(428);
  const again = { ...payingVisitor(), id: home.id, phone: home.phone };
  expect((await openWithPasskey(again, device)).status).toBe(200);
  expect((await again.post(PORTAL, {})).status).toBe(428);
});

test('524: what a device without trust buys with its own card proves nothing of what was there before', async () => {
  const home = await newPayer();
  const { id } = home;
  await query(
    `insert into member_emails (member_id, address, address_hash) values ($1, 'former@example.com', sha256('f'))`,
    [id],
  );
  await travel(40 * DAY_MS);
  const holder = await newPayer(home.phone);
  expect(await trustOf(holder)).toMatchObject({ by: null });
  await payAsMember(holder, 'monthly');
  expect((await holder.call(CURRENT)).body.subscription.standing).toBe('active');
  const name = (who: PayingMember) => who.post('/api/account/confirm-card', { last4: '4242' });
  const named = await name(holder);
  expect([named.status, named.body.error]).toEqual([409, BILLING.provesNothingYet]);
  // Nor on a device that came after the purchase.
  await travel(40 * DAY_MS + HOUR_MS);
  const second = await newPayer(home.phone);
  expect((await name(second)).status).toBe(409);
  expect((await trustOf(second)).ways.payment).toBe(false);
  expect((await second.call('/api/account/export')).status).toBe(428);
  await travel(41.5 * DAY_MS);
  expect((await name(await newPayer(home.phone))).status).toBe(200);
});

test('525: a new device ends no notifications of the others, who would be told of it', async () => {
  const home = await subscriber();
  await query(
    `with c as (insert into message_consents (member_id, phone_hash, channel, given, said_by, version, wording, device)
      select id, phone_hash, 'push', true, 'page', 'v', 'w', 'd' from members where id = $1 returning id)
    insert into message_channels (member_id, channel, consent_id) select $1, 'push', id from c`,
    [home.id],
  );
  const [device] = await query<{ id: string }>(
    `insert into push_devices (member_id, endpoint, p256dh, auth, server_key, device)
      values ($1, 'https://push.example/525', repeat('k', 87), repeat('a', 22), 's', 'd') returning id`,
    [home.id],
  );
  await travel(HOUR_MS);
  const thief = await newPayer(home.phone);
  const off = (who: PayingMember, more: object) =>
    who.post('/api/messages/off', { channel: 'push', ...more });
  expect((await off(thief, {})).status).toBe(428);
  expect((await off(thief, { device: Number(device?.id) })).status).toBe(428);
  expect(await query('select from push_devices where member_id = $1', [home.id])).toHaveLength(1);
  expect((await off(home, {})).status).toBe(200);
  expect(await query('select from push_devices where member_id = $1', [home.id])).toEqual([]);
});

test('526: a passkey that is added is told by e-mail where that is on, never by text', async () => {
  const home = await subscriber();
  await query(
    `insert into member_emails (member_id, address, address_hash) values ($1, 'p@example.com', sha256('p'))`,
    [home.id],
  );
  for (const channel of ['email', 'sms'])
    await query(
      `with c as (insert into message_consents (member_id, phone_hash, channel, given, said_by, version, wording, device)
        select id, phone_hash, $2, true, 'page', 'v', 'w', 'd' from members where id = $1 returning id)
      insert into message_channels (member_id, channel, consent_id) select $1, $2, id from c`,
      [home.id, channel],
    );
  expect((await add(home, new SoftDevice())).status).toBe(200);
  expect(
    await query(
      "select channel, kind, title from messages where member_id = $1 and key like 'passkey %'",
      [home.id],
    ),
  ).toEqual([{ channel: 'email', kind: 'notice', title: 'Passkey added to your account' }]);
});

test('527: fifty guesses at the card at once: five are looked at', async () => {
  const home = await subscriber();
  await travel(HOUR_MS);
  const thief = await newPayer(home.phone);
  const tries = Array.from({ length: 50 }, (_, n) =>
    thief.post('/api/account/confirm-card', { last4: String(1000 + n) }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(45);
  expect((await thief.post('/api/account/confirm-card', { last4: '4242' })).status).toBe(429);
});

test('528: a deleted account’s passkey, card and number open nothing of the next one', async () => {
  const { home, device } = await withPasskey();
  await travel(0);
  expect((await home.post('/api/account/delete', { confirm: 'DELETE' })).status).toBe(200);
  await travel(2 * HOUR_MS);
  const next = await newPayer(home.phone);
  expect((await prove(next, device)).status).toBe(400);
  expect((await openWithPasskey(payingVisitor(), device)).status).toBe(400);
  expect((await next.post('/api/account/confirm-card', { last4: '4242' })).status).toBe(400);
  expect((await next.call(CURRENT)).text).not.toMatch(/4242|https?:/);
  expect((await choose(next, 'monthly')).status).toBe(200);
  expect(payerSessions(next)).toHaveLength(1);
});
