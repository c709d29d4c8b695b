import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { payments } from '#test/billing/account.ts';
import {
  atStripe,
  controls,
  type PayingMember,
  payerSessions,
  subscriber,
  withBank,
} from '#test/billing/member.ts';
import { sumsOf } from '#test/billing/sums.ts';
import { siteOf } from '#wiring';
import { billingTools } from '../tools.ts';
import { reconcile } from '../verbs/reconcile.ts';

withBank();
beforeEach(() => {
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const waiting = (customer: string) =>
  controls().account.state.pendingItems.filter((one) => one.customer === customer);

async function compare(customer: string) {
  const { named, failures } = await reconcile(siteOf().use(billingTools), clock.now());
  return {
    failed: failures.map(({ what }) => what),
    named: named.flatMap((one) => (one.customer === customer ? [one.what] : [])),
  };
}
const QUIET = { failed: [], named: [] };

/** A member who pays, with what they pay as and for. */
async function payer(card: Parameters<typeof subscriber>[1] = 'good') {
  const member = await subscriber('monthly', card);
  const session = payerSessions(member).at(-1);
  return {
    member,
    customer: String(session?.customer),
    subscription: String(session?.subscription),
  };
}

const rest = (who: { customer: string; subscription: string }, cents = -400) =>
  controls().putPending({ ...who, cents, isProration: cents < 0 });
const end = (subscription: string) => payments.account.stripe.subscriptions.cancel(subscription);
const leave = (member: PayingMember) =>
  member.post('/api/account/delete', { confirm: 'DELETE', last4: '4242' });

test('685: the owner lowers a plan, then ends it: the rest goes back with the next comparison, once', async () => {
  const who = await payer();
  rest(who);
  rest(who, 500);
  expect(await compare(who.customer)).toEqual(QUIET);
  expect(waiting(who.customer)).toHaveLength(2);
  await end(who.subscription);
  expect(await compare(who.customer)).toEqual(QUIET);
  expect(sumsOf(who.customer)).toMatchObject({ paid: 1_995, back: 400 });
  expect(waiting(who.customer)).toEqual([]);
  expect(await compare(who.customer)).toEqual(QUIET);
  expect(sumsOf(who.customer).back).toBe(400);
});

test('685: Stripe fails between the refund and the item: one refund, and it is completed a day later', async () => {
  const who = await payer();
  rest(who);
  await end(who.subscription);
  for (let tried = 0; tried < 3; tried += 1)
    controls().fail({ on: 'DELETE /v1/invoiceitems/{id}', status: 500 });
  expect((await compare(who.customer)).failed).toEqual([who.customer]);
  expect(sumsOf(who.customer).back).toBe(400);
  // A day later, when no key of Stripe's remembers the call.
  controls().account.state.answered = {};
  expect(await compare(who.customer)).toEqual(QUIET);
  expect(sumsOf(who.customer).back).toBe(400);
  expect(waiting(who.customer)).toEqual([]);
});

test('685: the bank does not take it: named until the owner settles it', async () => {
  const who = await payer('refundFails');
  rest(who);
  await end(who.subscription);
  await compare(who.customer);
  expect((await compare(who.customer)).named).toEqual(['refund failed']);
  const own = Object.values(atStripe().charges).filter((one) => one.customer === who.customer);
  const made = Object.values(atStripe().refunds).filter(({ charge }) => charge === own[0]?.id);
  expect(made.map(({ amount, status }) => [amount, status])).toEqual([[400, 'failed']]);
});

test('686: the account is deleted: what waits goes at once', async () => {
  const who = await payer();
  rest(who);
  controls().putPending({ customer: who.customer, cents: 700 });
  expect((await leave(who.member)).status).toBe(200);
  expect(sumsOf(who.customer).back).toBe(400);
  expect(waiting(who.customer)).toEqual([]);
  expect(await compare(who.customer)).toEqual(QUIET);
});
