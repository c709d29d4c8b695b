import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION, signedInReader, travel, trial } from '#test/accounts/trial.ts';
import { payments } from '#test/billing/account.ts';
import { send } from '#test/billing/byHand.ts';
import { isActive, isPayerBanned, standingOf, storedAccess } from '#test/billing/told.ts';
import {
  lastPayment,
  type Member,
  newCustomer,
  newSubscriber,
  openCheckout,
  payInTrial,
  settled,
  subscribed,
  withBilling,
} from '#test/billing/trial.ts';

withBilling();
beforeEach(() => {
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation(() => {});
  }
});
afterEach(() => vi.restoreAllMocks());

const statusOf = async (subscription: string) =>
  (await payments.account.stripe.subscriptions.retrieve(subscription)).status;
const liftBan = ({ id }: Member) =>
  trial.database.query(`update bans set lifted_at = clock()
    where phone_hash = (select phone_hash from members where id = '${id}')`);

test('58: a dispute ends access, sessions and charges at once, and bans the number', async () => {
  const { controls } = payments.account;
  const who = await signedInReader();
  const { id, phoneNumber: phone } = (await who.call(SESSION)).body.user;
  const member = await payInTrial({ id, phone }, await newCustomer({ id, phone }));
  await settled();
  expect((await who.call(SESSION)).body.user).toMatchObject({ subscriptionStatus: 'active' });
  controls.openDispute(member.payment);
  await settled();
  expect((await who.call(SESSION)).body.user).toBeNull();
  expect(await isPayerBanned(member)).toBe(true);
  expect(await standingOf(member)).toMatchObject({ subscriptionStatus: 'ended' });
  expect(await statusOf(member.subscription)).toBe('canceled');
  expect(await storedAccess(member.subscription)).toBe(0);
});

test.each(['lost', 'won'] as const)('58: one that is %s lifts no ban', async (verdict) => {
  const { controls } = payments.account;
  const member = await subscribed();
  const { id } = controls.openDispute(member.payment);
  await settled();
  controls.closeDispute(id, verdict);
  await settled();
  expect(await isPayerBanned(member)).toBe(true);
  expect(await isActive(member)).toBe(false);
});

test('58: won before anything was heard of it is a dispute all the same', async () => {
  const { controls } = payments.account;
  const member = await subscribed();
  controls.webhooks.hold();
  const { id } = controls.openDispute(member.payment);
  controls.closeDispute(id, 'won');
  const last = controls.webhooks.release().at(-1);
  if (!last) throw new Error('nothing was told');
  expect((await send(last)).status).toBe(200);
  expect(await isPayerBanned(member)).toBe(true);
});

test('58: an inquiry bans nobody, until it escalates', async () => {
  const { controls } = payments.account;
  const [asked, closed] = [await subscribed(), await subscribed()];
  const [open, over] = [asked, closed].map(({ payment }) =>
    controls.openDispute(payment, 'inquiry'),
  );
  controls.closeDispute(over?.id ?? '', 'warning_closed');
  await settled();
  for (const member of [asked, closed]) {
    expect(await isPayerBanned(member)).toBe(false);
    expect(await isActive(member)).toBe(true);
  }
  controls.escalate(open?.id ?? '');
  await settled();
  expect(await isPayerBanned(asked)).toBe(true);
  expect(await statusOf(asked.subscription)).toBe('canceled');
  expect(await isActive(closed)).toBe(true);
});

test('58: a ban that the owner has lifted is not laid again by the same dispute, but by another', async () => {
  const { controls } = payments.account;
  const member = await subscribed();
  const { id } = controls.openDispute(member.payment);
  await settled();
  await liftBan(member);
  const again = await payInTrial(member, member.customer);
  await settled();
  expect(await isActive(again)).toBe(true);
  controls.closeDispute(id, 'won');
  await settled();
  expect(await isActive(again)).toBe(true);
  expect(await statusOf(again.subscription)).toBe('active');
  controls.openDispute(await lastPayment(member.customer));
  await settled();
  expect(await isPayerBanned(member)).toBe(true);
  expect(await statusOf(again.subscription)).toBe('canceled');
});

test('59: a dispute closes the purchase under way', async () => {
  const { controls, stripe } = payments.account;
  const member = await subscribed();
  await stripe.subscriptions.cancel(member.subscription);
  const session = await openCheckout(member, member.customer);
  controls.openDispute(member.payment);
  await settled();
  expect(await stripe.checkout.sessions.retrieve(session)).toMatchObject({ status: 'expired' });
  expect(controls.pay(session)).toBe(false);
  expect(
    await trial.database.query(`select from checkouts where member_id = '${member.id}'`),
  ).toHaveLength(0);
});

test('59: a purchase that completes all the same opens nothing and is cancelled at once', async () => {
  const { controls, stripe } = payments.account;
  const member = await subscribed();
  await stripe.subscriptions.cancel(member.subscription);
  const session = await openCheckout(member, member.customer);
  controls.webhooks.hold();
  controls.openDispute(member.payment);
  controls.pay(session);
  const { subscription } = await stripe.checkout.sessions.retrieve(session);
  const events = controls.webhooks.release();
  const both = await Promise.all(events.map((event) => controls.webhooks.send(event)));
  expect(both.every(Boolean)).toBe(true);
  await settled();
  expect(await isActive(member)).toBe(false);
  expect(await statusOf(String(subscription))).toBe('canceled');
});

test('59: a crash between the ban and the rest: the second try does the rest', async () => {
  const { controls, stripe } = payments.account;
  const member = await subscribed();
  const session = await openCheckout(member, member.customer);
  // Paid in the second of the ban it would count as paid after it.
  await travel(2_000);
  for (let tries = 0; tries < 3; tries += 1) {
    controls.fail({ on: 'DELETE /v1/subscriptions/{id}', status: 500 });
  }
  controls.webhooks.hold();
  controls.openDispute(member.payment);
  const [event] = controls.webhooks.release().filter(({ type }) => /dispute/.test(type));
  if (!event) throw new Error('nothing was told');
  expect(await controls.webhooks.send(event)).toBe(false);
  expect(await isPayerBanned(member)).toBe(true);
  expect(await statusOf(member.subscription)).toBe('active');
  expect(await controls.webhooks.send(event)).toBe(true);
  await settled();
  expect(await statusOf(member.subscription)).toBe('canceled');
  expect(await stripe.checkout.sessions.retrieve(session)).toMatchObject({ status: 'expired' });
});

test('a dispute after the account was deleted bans the number, and ends what a new account of it pays for', async () => {
  const { controls } = payments.account;
  const gone = await subscribed();
  await trial.database.query(`delete from members where id = '${gone.id}'`);
  const again = await newSubscriber(gone.phone);
  const bought = await payInTrial(again, await newCustomer(again));
  await settled();
  expect(await isActive(bought)).toBe(true);
  const session = await openCheckout(again, bought.customer);
  controls.openDispute(gone.payment);
  await settled();
  expect(await isPayerBanned(again)).toBe(true);
  expect(await isActive(again)).toBe(false);
  for (const one of [gone, bought]) expect(await statusOf(one.subscription)).toBe('canceled');
  expect(controls.pay(session)).toBe(false);
});

test('a dispute of a payment that was none for us bans nobody', async () => {
  const { controls, stripe } = payments.account;
  const before = await trial.database.query('select from bans');
  const stranger = await stripe.customers.create({});
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: stranger.id,
    line_items: [{ price: payments.account.prices.monthly, quantity: 1 }],
    success_url: 'https://simcast.test/done',
  });
  controls.pay(session.id);
  const dispute = controls.openDispute(await lastPayment(stranger.id));
  await settled();
  expect(await trial.database.query('select from bans')).toHaveLength(before.length);
  const parked = await trial.database.query(
    `select from stripe_events where done_at is null and event -> 'about' ->> 'dispute' = '${dispute.id}'`,
  );
  expect(parked.length).toBeGreaterThan(0);
});
