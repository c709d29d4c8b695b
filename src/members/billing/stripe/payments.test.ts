import process from 'node:process';
import type Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CardName } from '#local/standins/stripe/cards.ts';
import { payments as at, withStripe } from '#test/billing/account.ts';
import { hasStripeShapes } from '#test/stripeShapes.ts';
import { unpaidSince } from './facts.ts';
import { createPayments, type Payments } from './payments.ts';
import { stripeOf } from './stripe.ts';

withStripe(() => 'http://127.0.0.1:9/none');
const MEMBER = '6f1c1d52-7d5f-4b0e-9a52-0d3c6f3a5e11';
const DAY_MS = 86_400_000;
let payments: Payments;

beforeAll(() => {
  payments = createPayments(stripeOf(process.env));
});

async function subscribe(card: CardName = 'good', tier: 'monthly' | 'yearly' = 'monthly') {
  const { stripe, controls, prices } = at.account;
  const customer = await stripe.customers.create({
    phone: '+12125550123',
    metadata: { member: MEMBER },
  });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: prices[tier], quantity: 1 }],
    success_url: 'https://simcast.test/done',
    subscription_data: { metadata: { member: MEMBER } },
  });
  controls.pay(session.id, { card });
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
  return {
    customer: customer.id,
    session: session.id,
    subscription: String(subscription),
    charge: charge?.id ?? '',
    payment: String(charge?.payment_intent),
  };
}

const factsOf = async (id: string) => (await payments.subscriptions.read(id)).facts;
const checked = hasStripeShapes ? '' : ' (shapes unchecked: ../shared/stripe is missing)';

describe(`what is read of Stripe${checked}`, () => {
  test('a subscription that is paid: whose, which plan, which period', async () => {
    const { subscription, customer } = await subscribe();
    const read = await payments.subscriptions.read(subscription);
    const { periodStart, periodEnd } = read.facts;
    expect(read).toEqual({
      id: subscription,
      customerId: customer,
      memberId: MEMBER,
      createdAt: periodStart,
      givingBack: null,
      latestInvoice: expect.stringMatching(/^in_/),
      facts: {
        status: 'active',
        tier: 'monthly',
        periodStart,
        periodEnd,
        cancelsAt: null,
        endedAt: null,
        unpaidSince: null,
        refunded: false,
      },
    });
    expect((periodEnd - periodStart) / DAY_MS).toBeGreaterThanOrEqual(28);
    expect(await payments.marksOf(customer)).toEqual({ memberId: MEMBER, phone: '+12125550123' });
  });

  test('one that is cancelled says when it ends; one that has ended, when it has', async () => {
    const { stripe } = at.account;
    const { subscription } = await subscribe('good', 'yearly');
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    const ending = await factsOf(subscription);
    expect(ending).toMatchObject({ status: 'active', tier: 'yearly', endedAt: null });
    expect(ending.cancelsAt).toBe(ending.periodEnd);
    await payments.subscriptions.endNow(subscription);
    expect(await factsOf(subscription)).toMatchObject({ status: 'canceled' });
    expect((await factsOf(subscription)).endedAt).not.toBeNull();
    await payments.subscriptions.endNow(subscription);
  });

  test('45: the last payment given back in full, not in part', async () => {
    const { stripe } = at.account;
    const { subscription, payment } = await subscribe();
    await stripe.refunds.create({ payment_intent: payment, amount: 1000 });
    expect(await factsOf(subscription)).toMatchObject({ refunded: false });
    await stripe.refunds.create({ payment_intent: payment });
    expect(await factsOf(subscription)).toMatchObject({ status: 'active', refunded: true });
  });

  test('a price of another product is none of our plans', async () => {
    const { stripe, controls } = at.account;
    const product = await stripe.products.create({ name: 'Another' });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 100,
      recurring: { interval: 'month' },
    });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'https://simcast.test/done',
    });
    controls.pay(session.id);
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
    const read = await payments.subscriptions.read(String(subscription));
    expect(read).toMatchObject({ memberId: null, facts: { tier: null } });
  });

  test('of several items that of our product is the plan; on trial it is paid for, too', async () => {
    const { stripe, prices } = at.account;
    const product = await stripe.products.create({ name: 'Another' });
    const extra = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 100,
      recurring: { interval: 'month' },
    });
    const { id: customer } = await stripe.customers.create({});
    const { id } = await stripe.subscriptions.create({
      customer,
      items: [{ price: extra.id }, { price: prices.yearly }],
      trial_period_days: 7,
    });
    const { periodStart, periodEnd, ...facts } = await factsOf(id);
    expect(facts).toMatchObject({ status: 'trialing', tier: 'yearly', refunded: false });
    expect(periodEnd - periodStart).toBe(7 * DAY_MS);
  });

  test('43: what is owed is owed since the oldest invoice that could have been paid', async () => {
    const { stripe } = at.account;
    const { subscription } = await subscribe();
    const [invoice] = (await stripe.invoices.list({ subscription })).data;
    if (!invoice) throw new Error('nothing was billed');
    const at_ = (finalized_at: number | null): Stripe.Invoice => ({
      ...invoice,
      status_transitions: { ...invoice.status_transitions, finalized_at },
    });
    expect(unpaidSince([at_(null), at_(2_000), at_(1_000)])).toBe(1_000_000);
    expect(unpaidSince([at_(null)])).toBeNull();
    expect(unpaidSince([])).toBeNull();
  });

  test('from a payment, and from a charge, the way leads to the subscription', async () => {
    const { subscription, customer, payment, charge } = await subscribe();
    const behind = { subscriptionId: subscription, customerId: customer, products: ['premium'] };
    expect(await payments.disputes.behind(payment)).toEqual(behind);
    expect(await payments.disputes.behind(charge)).toEqual(behind);
  });

  test('58: an inquiry is no dispute until it escalates', async () => {
    const { controls } = at.account;
    const { payment, customer } = await subscribe();
    const { id } = controls.openDispute(payment, 'inquiry');
    expect(await payments.disputes.read(id)).toMatchObject({
      isReal: false,
      behind: { customerId: customer },
    });
    expect(await payments.disputes.since(0)).toEqual([]);
    controls.escalate(id);
    expect(await payments.disputes.read(id)).toMatchObject({ isReal: true });
    controls.closeDispute(id, 'won');
    expect(await payments.disputes.read(id)).toMatchObject({ isReal: true });
    expect(await payments.disputes.since(0)).toEqual([id]);
  });

  test('who has paid is known while a plan is not sold: its price archived, or of another amount by now', async () => {
    const { stripe, prices } = at.account;
    const { subscription } = await subscribe();
    await stripe.prices.update(prices.monthly, { active: false });
    const fresh = createPayments(stripeOf(process.env));
    expect((await fresh.subscriptions.read(subscription)).facts.tier).toBe('monthly');
    const next = await stripe.prices.create({
      product: (await stripe.prices.retrieve(prices.monthly)).product as string,
      currency: 'usd',
      unit_amount: 2495,
      recurring: { interval: 'month' },
      lookup_key: 'premium_monthly',
      transfer_lookup_key: true,
    });
    const later = createPayments(stripeOf(process.env));
    expect((await later.subscriptions.read(subscription)).facts.tier).toBe('monthly');
    await stripe.prices.update(prices.monthly, {
      active: true,
      lookup_key: 'premium_monthly',
      transfer_lookup_key: true,
    });
    await stripe.prices.update(next.id, { active: false });
  });

  test('what Stripe does not have, or closes no more, is no failure', async () => {
    const { stripe } = at.account;
    const { customer, subscription, session } = await subscribe();
    await payments.expireCheckout(session, '1');
    await payments.expireCheckout('cs_none', '1');
    expect(await payments.subscriptions.isThere(subscription)).toBe(true);
    expect(await payments.subscriptions.isThere('sub_none')).toBe(false);
    expect(await payments.subscriptions.liveOf(customer)).toEqual([subscription]);
    await stripe.customers.del(customer);
    expect(await payments.subscriptions.liveOf(customer)).toEqual([]);
    expect(await payments.marksOf(customer)).toEqual({ memberId: null, phone: null });
    await expect(payments.subscriptions.read('sub_none')).rejects.toThrow('sub_none');
  });
});
