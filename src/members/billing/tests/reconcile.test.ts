import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import type { Job } from '#domain/operation/state.ts';
import { signRefresh } from '#http/signedJob.ts';
import { SITE_URL, trial } from '#test/accounts/trial.ts';
import { payments } from '#test/billing/account.ts';
import {
  dueAccess,
  isActive,
  isPayerBanned,
  standingOf,
  storedAccess,
} from '#test/billing/told.ts';
import {
  type Bought,
  goTo,
  newCustomer,
  newSubscriber,
  openCheckout,
  payInTrial,
  settled,
  subscribed,
  withBilling,
} from '#test/billing/trial.ts';
import { bareContext } from '#test/context.ts';
import reconcile from '../../../../netlify/functions/reconcile-background.ts';

withBilling();
let said: string[] = [];
beforeEach(async () => {
  said = [];
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((...words) => void said.push(words.join(' ')));
  }
  // Process what earlier tests left undelivered.
  await run();
  await trial.database.query('delete from refresh_requests');
  said = [];
});
afterEach(() => vi.restoreAllMocks());

const ADDRESS = `${SITE_URL}/.netlify/functions/reconcile-background`;
const signed = (job: Job = 'reconcile', ageMs = 0) =>
  signRefresh(trial.database.secretKey, new Date(clock.now().getTime() - ageMs), job);
const call = (headers: Record<string, string>, method = 'POST') =>
  reconcile(new Request(ADDRESS, { method, headers }), bareContext());

/** One run; returns its summary. */
async function run() {
  await trial.database.query('delete from refresh_requests');
  const answer = await call(signed());
  await settled();
  return { status: answer.status, ...(await answer.json()) };
}

/** Runs an action whose events are never delivered. */
async function unheard<T>(act: () => Promise<T>): Promise<T> {
  const { webhooks } = payments.account.controls;
  webhooks.hold();
  try {
    return await act();
  } finally {
    webhooks.release();
  }
}

async function expectAsStripeHas(...all: readonly Bought[]): Promise<void> {
  for (const member of all) {
    const due = await dueAccess(member, member.subscription);
    expect(await storedAccess(member.subscription)).toBe(due);
    expect(await isActive(member)).toBe(due > clock.now().getTime());
  }
}

test('93: unsigned, forged, expired or signed for a refresh, nothing is started', async () => {
  const statusOf = async (headers: Record<string, string>) => (await call(headers)).status;
  expect(await statusOf({})).toBe(404);
  expect(await statusOf(signRefresh('sb_secret_other', clock.now(), 'reconcile'))).toBe(404);
  expect(await statusOf({ ...signed(), 'x-refresh-nonce': crypto.randomUUID() })).toBe(404);
  expect(await statusOf(signed('reconcile', 61_000))).toBe(404);
  expect(await statusOf(signed('refresh'))).toBe(404);
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    expect((await call(signed(), method)).status).toBe(405);
  }
  expect(await trial.database.query('select from refresh_requests')).toEqual([]);
});

test('93: of many at once one runs; a refresh at the same minute is none of its business', async () => {
  const one = signed();
  const sent = await Promise.all([one, one, one, signed(), signed()].map((each) => call(each)));
  const statuses = sent.map(({ status }) => status).toSorted();
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.every((status) => [200, 409, 429].includes(status))).toBe(true);
  const verdict = await trial.database.query(
    'select accept_refresh_request(gen_random_uuid()) as verdict',
  );
  expect(verdict).toEqual([{ verdict: 'accepted' }]);
});

test('what was never told is made up for', async () => {
  const { stripe } = payments.account;
  const [cancelled, resumed, over, refunded, switched] = [
    await subscribed(),
    await subscribed(),
    await subscribed(),
    await subscribed(),
    await subscribed(),
  ];
  await stripe.subscriptions.update(resumed.subscription, { cancel_at_period_end: true });
  await settled();
  const silent = await newSubscriber();
  const bought = await unheard(async () => {
    await stripe.subscriptions.update(cancelled.subscription, { cancel_at_period_end: true });
    await stripe.subscriptions.update(resumed.subscription, { cancel_at_period_end: false });
    await stripe.subscriptions.cancel(over.subscription);
    await stripe.refunds.create({ payment_intent: refunded.payment });
    const { items } = await stripe.subscriptions.retrieve(switched.subscription);
    await stripe.subscriptions.update(switched.subscription, {
      items: [{ id: items.data[0]?.id ?? '', price: payments.account.prices.yearly }],
    });
    return payInTrial(silent, await newCustomer(silent));
  });
  expect(await isActive(bought)).toBe(false);
  expect(await run()).toMatchObject({
    status: 200,
    failures: 0,
    synced: 5,
    refunds: 1,
    disputes: 0,
  });
  await expectAsStripeHas(cancelled, resumed, over, refunded, switched, bought);
  expect(await isActive(bought)).toBe(true);
  expect(await isActive(refunded)).toBe(false);
  expect(await standingOf(switched)).toMatchObject({ subscriptionTier: 'yearly' });
  expect(await stripe.subscriptions.retrieve(refunded.subscription)).toMatchObject({
    cancel_at_period_end: true,
  });
  // Afterward only the refunded one is left to check again.
  expect(await run()).toMatchObject({ status: 200, synced: 1, failures: 0, events: 0 });
});

test('a missed renewal, a failed one and the end of its tries are made up for', async () => {
  await goTo('2027-03-10T12:00:00Z');
  const [renewed, failing] = [await subscribed(), await subscribed({ card: 'later' })];
  await unheard(() => goTo('2027-04-10T14:00:00Z'));
  expect(await run()).toMatchObject({ status: 200, synced: 2 });
  await expectAsStripeHas(renewed, failing);
  expect(await isActive(failing)).toBe(true);
  await unheard(() => goTo('2027-04-13T14:00:00Z'));
  expect(await isActive(failing)).toBe(false);
  await unheard(() => goTo('2027-05-01T00:00:00Z'));
  await run();
  await expectAsStripeHas(renewed, failing);
  expect(await storedAccess(failing.subscription)).toBe(0);
});

test('a restored database that is behind Stripe is brought up to it', async () => {
  const { stripe, controls } = payments.account;
  const [plain, cheat, gone] = [await subscribed(), await subscribed(), await subscribed()];
  controls.openDispute(cheat.payment);
  await settled();
  await trial.database.query(`delete from members where id = '${gone.id}'`);
  const before = await storedAccess(plain.subscription);
  // A backup from before they bought: the members exist, but nothing of Stripe's.
  await trial.database.query(`
    delete from subscriptions; delete from disputes; delete from bans; delete from customers;
    delete from stripe_events`);
  expect(await isActive(plain)).toBe(false);
  expect(await isPayerBanned(cheat)).toBe(false);
  expect(await run()).toMatchObject({ status: 200, failures: 0, disputes: 1 });
  expect(await storedAccess(plain.subscription)).toBe(before);
  await expectAsStripeHas(plain, cheat);
  expect(await isPayerBanned(cheat)).toBe(true);
  expect(await isActive(cheat)).toBe(false);
  expect((await stripe.subscriptions.retrieve(cheat.subscription)).status).toBe('canceled');
  expect(await run()).toMatchObject({ status: 200, synced: 0, disputes: 0 });
});

test('of a backup from before a dispute, who is banned again has nothing that goes on', async () => {
  const { stripe, controls } = payments.account;
  const member = await subscribed();
  const session = await openCheckout(member, member.customer);
  await unheard(async () => void controls.openDispute(member.payment));
  expect(await run()).toMatchObject({ status: 200, disputes: 1, failures: 0 });
  expect(await isPayerBanned(member)).toBe(true);
  expect((await stripe.subscriptions.retrieve(member.subscription)).status).toBe('canceled');
  expect(controls.pay(session)).toBe(false);
});

test('of an account whose deletion was cut off, nothing goes on', async () => {
  const member = await subscribed();
  await trial.database.query(`delete from members where id = '${member.id}'`);
  expect(await run()).toMatchObject({ status: 200, synced: 1, failures: 0 });
  const { stripe } = payments.account;
  expect((await stripe.subscriptions.retrieve(member.subscription)).status).toBe('canceled');
  expect(await run()).toMatchObject({ status: 200, synced: 0 });
});

test('who pays twice is named, for the owner to give one back', async () => {
  const { stripe } = payments.account;
  const member = await subscribed();
  const { subscription } = await payInTrial(member, member.customer);
  await settled();
  expect(await run()).toMatchObject({ status: 200, twice: 1 });
  expect(said.join('\n')).toContain(`${member.customer} pays for two`);
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  await settled();
  expect(await run()).toMatchObject({ status: 200, twice: 0 });
});

test('a ban that the owner lifts gives back what is still paid', async () => {
  const member = await subscribed();
  await trial.database.query(`insert into bans (phone_hash, reason)
    select phone_hash, 'by hand' from members where id = '${member.id}'`);
  await trial.database.query(`update subscriptions set access_until = 'epoch'
    where id = '${member.subscription}'`);
  await trial.database.query(`update bans set lifted_at = clock() where reason = 'by hand'`);
  await run();
  await expectAsStripeHas(member);
  expect(await isActive(member)).toBe(true);
});

test('57: events about nobody are looked at again once somebody is there', async () => {
  const { stripe, controls } = payments.account;
  const customer = await stripe.customers.create({});
  const nobody = await newSubscriber();
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: payments.account.prices.monthly, quantity: 1 }],
    success_url: 'https://simcast.test/done',
  });
  controls.pay(session.id);
  await settled();
  const parked = () =>
    trial.database.query(`select from stripe_events where done_at is null
      and event -> 'about' ->> 'session' = '${session.id}'`);
  expect(await parked()).toHaveLength(1);
  expect(await run()).toMatchObject({ status: 200, events: 0 });
  expect(await parked()).toHaveLength(1);
  await trial.database.query(`select link_customer('${customer.id}', '${nobody.id}')`);
  const second = await run();
  expect(second).toMatchObject({ status: 200, failures: 0 });
  expect(second.events).toBeGreaterThan(0);
  expect(await parked()).toHaveLength(0);
  expect(await isActive(nobody)).toBe(true);
});

test('a copy of what Stripe does not have ends; a key of another account ends none', async () => {
  const { stripe } = payments.account;
  const [real, false_] = [await subscribed(), await subscribed()];
  await trial.database.query(
    `update subscriptions set id = 'sub_nowhere' where id = '${false_.subscription}'`,
  );
  await unheard(async () => void (await stripe.subscriptions.cancel(false_.subscription)));
  expect(await isActive(false_)).toBe(true);
  expect(await run()).toMatchObject({ status: 200, ended: 1 });
  expect(await isActive(false_)).toBe(false);
  expect(await isActive(real)).toBe(true);

  const { objects } = payments.account.controls.account.state;
  const all = { ...objects.subscriptions };
  for (const id of Object.keys(all)) delete objects.subscriptions[id];
  expect(await run()).toMatchObject({ status: 500 });
  expect(said.join('\n')).toContain('another account');
  Object.assign(objects.subscriptions, all);
  expect(await isActive(real)).toBe(true);
});

test('what fails costs the others nothing, and is said without keys', async () => {
  const { stripe, controls } = payments.account;
  const [first, second] = [await subscribed(), await subscribed()];
  await unheard(async () => {
    for (const { subscription } of [first, second]) await stripe.subscriptions.cancel(subscription);
  });
  controls.fail({ on: 'GET /v1/subscriptions/{id}', status: 404 });
  expect(await run()).toMatchObject({ status: 500, failures: 1, synced: 1 });
  expect(said.join('\n')).toMatch(/Stripe: sub_\w+: /);
  expect(said.join('\n')).not.toMatch(/sk_test_/);
  expect(await run()).toMatchObject({ status: 200, synced: 1 });
  await expectAsStripeHas(first, second);
});
