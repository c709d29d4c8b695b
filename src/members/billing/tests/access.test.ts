import { expect, test } from 'vitest';
import { reader, SESSION, signedInReader, trial } from '#test/accounts/trial.ts';
import { payments } from '#test/billing/account.ts';
import { dueAccess, isActive, standingOf, storedAccess } from '#test/billing/told.ts';
import {
  goTo,
  lastPayment,
  newCustomer,
  newSubscriber,
  openCheckout,
  payInTrial,
  settled,
  subscribed,
  withBilling,
} from '#test/billing/trial.ts';

/** How long access outlasts what was paid for. */
const GRACE_MS = 3 * 86_400_000;

withBilling();

const HOUR_MS = 3_600_000;
const ms = (at: string): number => Date.parse(at);
const accessOf = async (id: string) => new Date((await storedAccess(id)) ?? 0).toISOString();

test('39: coming back from the payment page grants nothing; the webhook does', async () => {
  const { controls, stripe } = payments.account;
  const who = await signedInReader();
  const { id, phoneNumber: phone } = (await who.call(SESSION)).body.user;
  const member = { id, phone };
  const session = await openCheckout(member, await newCustomer(member));
  const userOf = async () => (await who.call(SESSION)).body.user;
  expect(await userOf()).toMatchObject({ subscriptionStatus: 'none' });
  controls.webhooks.hold();
  controls.pay(session);
  expect(await stripe.checkout.sessions.retrieve(session)).toMatchObject({ status: 'complete' });
  expect(await userOf()).toMatchObject({ subscriptionStatus: 'none', subscriptionTier: null });
  for (const event of controls.webhooks.release()) await controls.webhooks.send(event);
  expect(await userOf()).toMatchObject({
    subscriptionStatus: 'active',
    subscriptionTier: 'monthly',
  });
  expect((await reader().call(SESSION)).body.user).toBeNull();
  const open = await trial.database.query(`select from checkouts where member_id = '${id}'`);
  expect(open).toHaveLength(0);
});

test('39: a payment page that runs out leaves nothing behind', async () => {
  const member = await newSubscriber();
  const session = await openCheckout(member, await newCustomer(member));
  await payments.account.stripe.checkout.sessions.expire(session);
  await settled();
  expect(await standingOf(member)).toEqual({ subscriptionStatus: 'none', subscriptionTier: null });
  expect(
    await trial.database.query(`select from checkouts where member_id = '${member.id}'`),
  ).toHaveLength(0);
});

test('40, 41: cancelled, access lasts to the last second and ends with it', async () => {
  await goTo('2027-03-10T12:00:00Z');
  const { stripe } = payments.account;
  const member = await subscribed();
  await stripe.subscriptions.update(member.subscription, { cancel_at_period_end: true });
  await settled();
  expect(await accessOf(member.subscription)).toBe('2027-04-10T12:00:00.000Z');
  await goTo('2027-04-10T11:59:55Z');
  expect(await isActive(member)).toBe(true);
  // By the clock alone, before any event about it.
  payments.account.controls.webhooks.hold();
  await goTo('2027-04-10T12:00:00Z');
  expect(await standingOf(member)).toEqual({
    subscriptionStatus: 'ended',
    subscriptionTier: 'monthly',
  });
  for (const event of payments.account.controls.webhooks.release()) {
    expect(await payments.account.controls.webhooks.send(event)).toBe(true);
  }
  expect(await storedAccess(member.subscription)).toBe(0);
});

test('42: a cancellation that is taken back renews', async () => {
  await goTo('2027-03-10T12:00:00Z');
  const { stripe } = payments.account;
  const { subscription } = await subscribed();
  for (const cancel_at_period_end of [true, false]) {
    await stripe.subscriptions.update(subscription, { cancel_at_period_end });
    await settled();
  }
  expect(await storedAccess(subscription)).toBe(ms('2027-04-10T12:00:00Z') + GRACE_MS);
});

test('43: a failed renewal keeps access for three days, and a card that pays brings it back', async () => {
  await goTo('2027-03-10T12:00:00Z');
  const { controls } = payments.account;
  const member = await subscribed({ card: 'later' });
  await goTo('2027-04-10T13:00:01Z');
  expect(await accessOf(member.subscription)).toBe('2027-04-13T13:00:00.000Z');
  await goTo('2027-04-13T12:59:55Z');
  expect(await isActive(member)).toBe(true);
  await goTo('2027-04-13T13:00:01Z');
  expect(await standingOf(member)).toMatchObject({ subscriptionStatus: 'ended' });
  controls.putCard(member.customer, 'good');
  await goTo('2027-04-18T13:00:01Z');
  expect(await isActive(member)).toBe(true);
  expect(await storedAccess(member.subscription)).toBe(
    await dueAccess(member, member.subscription),
  );
});

test('43: an account that stays past due has three days once, not each month', async () => {
  await goTo('2027-03-10T12:00:00Z');
  const { controls } = payments.account;
  controls.set({ afterRetries: 'past_due' });
  const member = await subscribed({ card: 'later' });
  for (const at of ['2027-04-10T12:00:01Z', '2027-05-10T12:00:01Z', '2027-05-10T13:00:01Z']) {
    await goTo(at);
  }
  controls.set({ afterRetries: 'cancel' });
  expect(await accessOf(member.subscription)).toBe('2027-04-13T13:00:00.000Z');
  expect(await isActive(member)).toBe(false);
});

test('43: after the last try it is over', async () => {
  await goTo('2027-03-10T12:00:00Z');
  const member = await subscribed({ card: 'later' });
  await goTo('2027-05-01T00:00:00Z');
  expect(await standingOf(member)).toMatchObject({ subscriptionStatus: 'ended' });
  expect(await storedAccess(member.subscription)).toBe(0);
});

test('45: a partial refund changes nothing, a full one ends access at once and the charges with it', async () => {
  const { stripe } = payments.account;
  const member = await subscribed();
  await stripe.refunds.create({ payment_intent: member.payment, amount: 1994 });
  await settled();
  expect(await isActive(member)).toBe(true);
  await stripe.refunds.create({ payment_intent: member.payment });
  await settled();
  expect(await standingOf(member)).toMatchObject({ subscriptionStatus: 'ended' });
  expect(await stripe.subscriptions.retrieve(member.subscription)).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
  });
});

test('45: the refund of an earlier period’s payment takes nothing of this one', async () => {
  await goTo('2027-03-10T12:00:00Z');
  const member = await subscribed();
  await goTo('2027-04-10T13:00:01Z');
  await payments.account.stripe.refunds.create({ payment_intent: member.payment });
  await settled();
  expect(await isActive(member)).toBe(true);
  const payment = await lastPayment(member.customer);
  await payments.account.stripe.refunds.create({ payment_intent: payment });
  await settled();
  expect(await isActive(member)).toBe(false);
});

test('45: a refund that fails later gives access back; the cancellation stays', async () => {
  const { stripe, controls } = payments.account;
  const member = await subscribed();
  const { id } = await stripe.refunds.create({ payment_intent: member.payment });
  await settled();
  expect(await isActive(member)).toBe(false);
  controls.failRefund(id);
  await settled();
  expect(await isActive(member)).toBe(true);
  expect(await stripe.subscriptions.retrieve(member.subscription)).toMatchObject({
    cancel_at_period_end: true,
  });
});

test.each([
  ['the 31st', 'monthly', '2027-01-31T12:00:00Z', '2027-02-28T12:00:00Z', '2027-03-31T12:00:00Z'],
  ['a leap day', 'monthly', '2028-02-29T12:00:00Z', '2028-03-29T12:00:00Z', '2028-04-29T12:00:00Z'],
  ['a leap day', 'yearly', '2028-02-29T12:00:00Z', '2029-02-28T12:00:00Z', '2030-02-28T12:00:00Z'],
] as const)('46: begun on %s, %s: renews when Stripe does', async (_, tier, at, first, second) => {
  await goTo(at);
  const { id, subscription } = await subscribed({ tier });
  expect(await storedAccess(subscription)).toBe(ms(first) + GRACE_MS);
  await goTo(ms(first) + HOUR_MS + 1000);
  expect(await storedAccess(subscription)).toBe(ms(second) + GRACE_MS);
  expect(await standingOf({ id })).toMatchObject({ subscriptionTier: tier });
});

test('46: news of a renewal that are late cost nobody access, for three days', async () => {
  await goTo('2027-03-10T12:00:00Z');
  const { controls } = payments.account;
  const member = await subscribed();
  controls.webhooks.hold();
  await goTo('2027-04-12T12:00:00Z');
  expect(await isActive(member)).toBe(true);
  await goTo('2027-04-13T12:00:01Z');
  expect(await isActive(member)).toBe(false);
  for (const event of controls.webhooks.release().reverse()) await controls.webhooks.send(event);
  expect(await isActive(member)).toBe(true);
});

test('44: a switch of plans is the plan of the session, whoever made it', async () => {
  const { stripe, prices } = payments.account;
  const member = await subscribed();
  const { items } = await stripe.subscriptions.retrieve(member.subscription);
  await stripe.subscriptions.update(member.subscription, {
    items: [{ id: items.data[0]?.id ?? '', price: prices.yearly }],
    proration_behavior: 'always_invoice',
  });
  await settled();
  expect(await standingOf(member)).toEqual({
    subscriptionStatus: 'active',
    subscriptionTier: 'yearly',
  });
});

test('36: a subscription to a price that is not ours opens nothing', async () => {
  const { stripe, controls } = payments.account;
  const member = await newSubscriber();
  const product = await stripe.products.create({ name: 'Another' });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 1,
    recurring: { interval: 'month' },
  });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: await newCustomer(member),
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'https://simcast.test/done',
  });
  controls.pay(session.id);
  await settled();
  expect(await isActive(member)).toBe(false);
});

test('a customer whom the owner deletes at Stripe has no access, and may buy again', async () => {
  const member = await subscribed();
  await payments.account.stripe.customers.del(member.customer);
  await settled();
  expect(await isActive(member)).toBe(false);
  const again = await payInTrial(member, await newCustomer(member));
  await settled();
  expect(await isActive(again)).toBe(true);
});
