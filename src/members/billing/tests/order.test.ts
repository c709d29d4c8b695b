import { Buffer } from 'node:buffer';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { phoneHash } from '#members/account/verbs/secrets.ts';
import { trial } from '#test/accounts/trial.ts';
import { payments } from '#test/billing/account.ts';
import { send } from '#test/billing/byHand.ts';
import { dueAccess, isActive, standingOf, storedAccess } from '#test/billing/told.ts';
import {
  lastPayment,
  type Member,
  newCustomer,
  newSubscriber,
  openCheckout,
  payInTrial,
  settled,
  subscribed,
  trialAnswers,
  withBilling,
} from '#test/billing/trial.ts';
import { siteOf } from '#wiring';
import { billingTools } from '../tools.ts';
import { syncSubscription } from '../verbs/syncSubscription.ts';

withBilling();
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const rowsOf = (id: string) =>
  trial.database.query<{ status: string; question: string }>(
    `select status, question from subscriptions where id = '${id}'`,
  );
const eventOf = (id: string) =>
  trial.database.query<{ done: boolean; event: unknown }>(
    `select done_at is not null as done, event from stripe_events where id = '${id}'`,
  );

/** All events of a purchase, none delivered yet. */
async function untold(known = true) {
  const { controls } = payments.account;
  controls.webhooks.hold();
  const member = await newSubscriber();
  const bought = await payInTrial(member, await newCustomer(member, known));
  return { member: bought, events: controls.webhooks.release() };
}

test('53: the same event, ten times in a row and ten at once, counts once', async () => {
  const { member, events } = await untold();
  const [event] = events.filter(({ type }) => type === 'customer.subscription.created');
  if (!event) throw new Error('nothing was told');
  for (let times = 0; times < 10; times += 1) expect((await send(event)).status).toBe(200);
  const [{ question } = { question: '' }] = await rowsOf(member.subscription);
  expect((await (await send(event)).json()).outcome).toBe('done before');
  expect((await rowsOf(member.subscription))[0]?.question).toBe(question);
  const many = await Promise.all(Array.from({ length: 10 }, () => send({ ...event, id: 'evt_2' })));
  expect(many.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await isActive(member)).toBe(true);
  expect(await rowsOf(member.subscription)).toHaveLength(1);
});

test('54: deleted before created ends as deleted', async () => {
  const { controls, stripe } = payments.account;
  controls.webhooks.hold();
  const member = await newSubscriber();
  const { subscription } = await payInTrial(member, await newCustomer(member));
  await stripe.subscriptions.cancel(subscription);
  const events = controls.webhooks.release();
  const [created, deleted] = ['created', 'deleted'].map((what) =>
    events.find(({ type }) => type === `customer.subscription.${what}`),
  );
  if (!created || !deleted) throw new Error('not all was told');
  for (const event of [deleted, created]) expect((await send(event)).status).toBe(200);
  expect(await standingOf(member)).toMatchObject({ subscriptionStatus: 'ended' });
  expect((await rowsOf(subscription))[0]?.status).toBe('canceled');
});

test('54: an answer that was long on its way does not overwrite a later one', async () => {
  const { stripe } = payments.account;
  const { member } = await untold();
  const id = member.subscription;
  const tools = siteOf().use(billingTools);
  const read = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  const subscriptions = {
    ...tools.payments.subscriptions,
    read: async (wanted: string) => {
      const was = await tools.payments.subscriptions.read(wanted);
      read.resolve();
      await late.promise;
      return was;
    },
  };
  const slow = { ...tools, payments: { ...tools.payments, subscriptions } };
  const first = syncSubscription(slow, id);
  await read.promise;
  await stripe.subscriptions.cancel(id);
  await syncSubscription(tools, id);
  late.resolve();
  await first;
  expect((await rowsOf(id))[0]?.status).toBe('canceled');
  expect(await isActive(member)).toBe(false);
});

test('55: a crash before the end leaves the event to be sent again, and the second try wins', async () => {
  const { member, events } = await untold();
  const event = events.find(({ type }) => type === 'checkout.session.completed');
  if (!event) throw new Error('nothing was told');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const broken of [
    'write_subscription(bigint, jsonb)',
    'end_checkout(text)',
    'note_event(text, text, timestamptz, boolean, jsonb)',
  ]) {
    await trial.database.query(`revoke execute on function ${broken} from service_role`);
    expect((await send(event)).status, broken).toBe(500);
    expect(await eventOf(event.id)).toEqual([]);
    await trial.database.query(`grant execute on function ${broken} to service_role`);
  }
  expect((await send(event)).status).toBe(200);
  expect(await isActive(member)).toBe(true);
  expect(await eventOf(event.id)).toEqual([{ done: true, event: null }]);
});

test('55: while Stripe cannot be asked it is told to send again', async () => {
  const { controls } = payments.account;
  const { member, events } = await untold();
  const event = events.find(({ type }) => type === 'invoice.paid');
  if (!event) throw new Error('nothing was told');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (let tries = 0; tries < 3; tries += 1) {
    controls.fail({ on: 'GET /v1/subscriptions/{id}', status: 503 });
  }
  expect((await send(event)).status).toBe(500);
  expect(await isActive(member)).toBe(false);
  expect((await send(event)).status).toBe(200);
  expect(await isActive(member)).toBe(true);
});

test('55: what failed is sent again by Stripe itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  trialAnswers.splice(0);
  await trial.database.query('revoke execute on function ask_stripe() from service_role');
  const member = await subscribed();
  expect(trialAnswers).toContain(500);
  expect(await isActive(member)).toBe(false);
  await trial.database.query('grant execute on function ask_stripe() to service_role');
  await vi.waitFor(async () => expect(await isActive(member)).toBe(true), { timeout: 20_000 });
});

test('57: of a customer nobody knows is kept, and counts once somebody does', async () => {
  const { controls, stripe } = payments.account;
  controls.webhooks.hold();
  const customer = await stripe.customers.create({ name: 'Somebody' });
  const nobody = await newSubscriber();
  const bought = await payInTrial({ ...nobody, id: nobody.id }, customer.id).catch(() => undefined);
  if (!bought) throw new Error('not bought');
  await stripe.subscriptions.update(bought.subscription, { metadata: { member: '' } });
  const events = controls.webhooks.release();
  const event = events.find(({ type }) => type === 'customer.subscription.created');
  if (!event) throw new Error('nothing was told');
  expect(await (await send(event)).json()).toEqual({ outcome: 'unknown' });
  const [parked] = await eventOf(event.id);
  expect(parked?.done).toBe(false);
  // Only the ids of the event.
  expect(parked?.event).toEqual({
    id: event.id,
    type: event.type,
    createdAt: event.created * 1000,
    about: {
      session: null,
      subscription: bought.subscription,
      payment: null,
      dispute: null,
      customer: null,
    },
  });
  expect(await isActive(nobody)).toBe(false);
  await trial.database.query(`select link_customer('${customer.id}', '${nobody.id}')`);
  expect(await (await send(event)).json()).toEqual({ outcome: 'done' });
  expect(await eventOf(event.id)).toEqual([{ done: true, event: null }]);
  expect(await isActive(nobody)).toBe(true);
});

test('57: whose a customer is, is known again by our note on the customer, or on the subscription of our own page', async () => {
  for (const mark of ['metadata', 'phone'] as const) {
    const member = await newSubscriber();
    const { stripe } = payments.account;
    const customer = await stripe.customers.create(
      mark === 'phone' ? { phone: member.phone } : { metadata: { member: member.id } },
    );
    await payInTrial(member, customer.id);
    await settled();
    // A number alone does not do it: case 265.
    expect(await isActive(member), mark).toBe(true);
  }
});

test('57: nobody becomes another’s customer, nor by a note that is no id', async () => {
  const { stripe } = payments.account;
  const rich = await subscribed();
  const other: Member = await newSubscriber();
  const second = await stripe.customers.create({
    phone: other.phone,
    metadata: { member: rich.id },
  });
  const session = await openCheckout(other, second.id);
  payments.account.controls.pay(session);
  await settled();
  // The note names the first member, who is a customer already.
  expect(await isActive(other)).toBe(false);
  const odd = await stripe.customers.create({ metadata: { member: "'; drop table members" } });
  payments.account.controls.pay(await openCheckout(other, odd.id));
  await settled();
  expect(await isActive(other)).toBe(true);
  expect(await lastPayment(odd.id)).not.toBe('undefined');
});

test('several members’ news at once, by many hands, end as Stripe has them', async () => {
  const bought = [await untold(), await untold(), await untold()];
  const heard = bought.flatMap(({ events }) =>
    events.filter(({ type }) => /^(?:checkout|customer\.subscription|invoice)\./.test(type)),
  );
  const sent = await Promise.all(heard.reverse().map((event) => send(event)));
  expect(sent.map(({ status }) => status)).toContain(200);
  for (const { member } of bought) {
    expect(await storedAccess(member.subscription)).toBe(
      await dueAccess(member, member.subscription),
    );
  }
});

test('a number is hashed as its bans are', async () => {
  const member = await subscribed();
  const [row] = await trial.database.query<{ hash: string }>(
    `select encode(phone_hash, 'hex') as hash from customers where id = '${member.customer}'`,
  );
  const hash = phoneHash(member.phone, process.env.PHONE_HASH_KEY ?? '');
  expect(row?.hash).toBe(Buffer.from(hash).toString('hex'));
});
