import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasStripeShapes } from '#test/stripeShapes.ts';
import { startTestAccount, type TestAccount } from './testAccount.fixture.ts';

/** Time stands still between the steps of a life. */
const goTo = (at: string) => vi.setSystemTime(at);
const seconds = (at: string): number => Date.parse(at) / 1000;

let account: TestAccount;
let prices: Awaited<ReturnType<TestAccount['makePrices']>>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  goTo('2027-01-31T12:00:00Z');
  account = await startTestAccount();
  prices = await account.makePrices();
});
afterAll(async () => {
  await account.server.stop();
  vi.useRealTimers();
});
const checked = hasStripeShapes ? '' : ' (shapes unchecked: ../shared/stripe is missing)';

describe(`a whole life${checked}`, () => {
  afterEach(() => expect(account.wrong.splice(0)).toEqual([]));
  let member: Awaited<ReturnType<TestAccount['subscribe']>>;

  test('checkout: a declined card leaves it open, a good one begins a subscription', async () => {
    const { stripe, controls, checkout, news } = account;
    const customer = await stripe.customers.create({
      phone: '+15550000001',
      metadata: { user: 'u1' },
    });
    const session = await checkout(prices.monthly.id, customer.id);
    expect(session).toMatchObject({ status: 'open', amount_total: 1995, subscription: null });
    news();
    expect(controls.pay(session.id, { card: 'declined' })).toBe(false);
    expect(news()).toEqual([
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
    ]);
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
    expect(controls.pay(session.id)).toBe(true);
    expect(news()).toEqual([
      'payment_method.attached',
      'charge.succeeded',
      'payment_intent.succeeded',
      'customer.subscription.created',
      'customer.updated',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'invoice_payment.paid',
      'checkout.session.completed',
      'customer.subscription.updated',
    ]);
    const done = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription'],
    });
    expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(done.subscription).toMatchObject({ status: 'active', metadata: { user: 'u1' } });
    member = {
      customer: customer.id,
      session: session.id,
      subscription: typeof done.subscription === 'object' ? (done.subscription?.id ?? '') : '',
    };
    const bought = await stripe.subscriptions.retrieve(member.subscription);
    expect(bought.items.data.map(({ price }) => price.id)).toEqual([prices.monthly.id]);
  });

  test('renewals end on the last day of a short month and come back to the 31st', async () => {
    const { stripe, controls, news } = account;
    const periodEnd = async () =>
      (await stripe.subscriptions.retrieve(member.subscription)).items.data[0]?.current_period_end;
    expect(await periodEnd()).toBe(seconds('2027-02-28T12:00:00Z'));
    news();
    goTo('2027-02-28T12:00:01Z');
    expect(controls.tick()).toBe(true);
    expect(news()).toEqual(['customer.subscription.updated', 'invoice.created']);
    expect(await periodEnd()).toBe(seconds('2027-03-31T12:00:00Z'));
    const [draft] = (await stripe.invoices.list({ subscription: member.subscription })).data;
    expect(draft).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle' });
    goTo('2027-02-28T13:00:01Z');
    expect(controls.tick()).toBe(true);
    expect(news()).toEqual([
      'invoice.finalized',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'invoice_payment.paid',
    ]);
    expect(controls.tick()).toBe(false);
  });

  test('a failed renewal is past due, tried again, and recovers with another card', async () => {
    const { stripe, controls, news, events } = account;
    controls.putCard(member.customer, 'declined');
    goTo('2027-03-31T13:00:01Z');
    controls.tick();
    const late = await stripe.subscriptions.retrieve(member.subscription, {
      expand: ['latest_invoice.payments'],
    });
    expect(late.status).toBe('past_due');
    expect(late.latest_invoice).toMatchObject({
      status: 'open',
      attempt_count: 1,
      next_payment_attempt: seconds('2027-04-03T13:00:00Z'),
      payments: { data: [{ status: 'open' }] },
    });
    const updated = events.findLast(({ type }) => type === 'customer.subscription.updated');
    expect(updated?.data.previous_attributes).toEqual({ status: 'active' });
    goTo('2027-04-03T13:00:01Z');
    news();
    controls.tick();
    expect(news()).toEqual([
      'charge.failed',
      'payment_intent.payment_failed',
      'invoice.payment_failed',
    ]);
    const [open] = (await stripe.invoices.list({ customer: member.customer, status: 'open' })).data;
    const pay = (card: string) =>
      fetch(open?.hosted_invoice_url ?? '', { method: 'POST', body: `do=pay&card=${card}` });
    expect(await (await pay('declined')).text()).toContain('Your card was declined.');
    expect(await (await pay('good')).text()).toContain(', paid, ');
    expect((await stripe.subscriptions.retrieve(member.subscription)).status).toBe('active');
  });

  test('a switch to yearly is previewed and made for the same sum, prorated to the second', async () => {
    const { stripe, news, events } = account;
    goTo('2027-04-15T12:00:00Z');
    const now = await stripe.subscriptions.retrieve(member.subscription);
    const item = now.items.data[0];
    const items = [{ id: item?.id ?? '', price: prices.yearly.id }];
    const proration_date = seconds('2027-04-15T12:00:00Z');
    const preview = await stripe.invoices.createPreview({
      subscription: member.subscription,
      subscription_details: { items, proration_date, proration_behavior: 'always_invoice' },
    });
    // Half of a period of 30 days, from 31 March to 30 April.
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-998, 19_995]);
    expect(preview.amount_due).toBe(18_997);
    news();
    const after = await stripe.subscriptions.update(member.subscription, {
      items,
      proration_date,
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect(after.latest_invoice).toMatchObject({
      status: 'paid',
      amount_paid: 18_997,
      billing_reason: 'subscription_update',
    });
    expect(after.items.data[0]).toMatchObject({
      id: item?.id,
      price: { id: prices.yearly.id },
      current_period_end: (item?.current_period_end ?? 0) - 15 * 86_400 + 365 * 86_400 + 86_400,
    });
    const types = events.map(({ type }) => type);
    expect(types[0]).toBe('customer.subscription.updated');
    expect(types).toContain('invoice.paid');
    expect(events[0]?.data.previous_attributes).toMatchObject({
      items: { data: [{ price: { id: prices.monthly.id } }] },
    });
  });

  test('to monthly again: what is too much becomes credit that later invoices use', async () => {
    const { stripe } = account;
    const now = await stripe.subscriptions.retrieve(member.subscription);
    const items = [{ id: now.items.data[0]?.id ?? '', price: prices.monthly.id }];
    await stripe.subscriptions.update(member.subscription, { items, expand: ['latest_invoice'] });
    const customer = await stripe.customers.retrieve(member.customer);
    expect(customer.deleted ? 0 : customer.balance).toBeLessThan(-17_000);
    const [latest] = (await stripe.invoices.list({ customer: member.customer })).data;
    expect(latest).toMatchObject({ status: 'paid', amount_due: 0 });
    expect(latest?.total).toBeLessThan(0);
  });

  test('a card that is declined stops a switch that must not stay unpaid', async () => {
    const { stripe, controls, subscribe } = account;
    const other = await subscribe(prices.monthly.id, 'later');
    const now = await stripe.subscriptions.retrieve(other.subscription);
    const items = [{ id: now.items.data[0]?.id ?? '', price: prices.yearly.id }];
    await expect(
      stripe.subscriptions.update(other.subscription, {
        items,
        payment_behavior: 'error_if_incomplete',
      }),
    ).rejects.toMatchObject({ code: 'card_declined' });
    controls.putCard(other.customer, 'insufficient');
    await expect(
      stripe.subscriptions.update(other.subscription, {
        items,
        payment_behavior: 'error_if_incomplete',
      }),
    ).rejects.toMatchObject({ statusCode: 402, decline_code: 'insufficient_funds' });
    const still = await stripe.subscriptions.retrieve(other.subscription);
    expect(still).toMatchObject({ status: 'active', latest_invoice: now.latest_invoice });
    expect(still.items.data[0]?.price.id).toBe(prices.monthly.id);
    // Its renewal then ends it, after the last of four tries.
    goTo('2027-06-20T00:00:00Z');
    controls.tick();
    expect(await stripe.subscriptions.retrieve(other.subscription)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
  });

  test('cancel at the end and undo keep the status; the end comes to the second', async () => {
    const { stripe, controls, news } = account;
    const canceled = await stripe.subscriptions.update(member.subscription, {
      cancel_at_period_end: true,
    });
    const end = canceled.items.data[0]?.current_period_end ?? 0;
    expect(canceled).toMatchObject({ status: 'active', cancel_at: end, ended_at: null });
    expect(canceled.canceled_at).not.toBeNull();
    const kept = await stripe.subscriptions.update(member.subscription, {
      cancel_at_period_end: false,
    });
    expect(kept).toMatchObject({ cancel_at: null, canceled_at: null, cancel_at_period_end: false });
    await stripe.subscriptions.update(member.subscription, { cancel_at_period_end: true });
    goTo(new Date((end - 1) * 1000).toISOString());
    controls.tick();
    expect((await stripe.subscriptions.retrieve(member.subscription)).status).toBe('active');
    news();
    goTo(new Date((end + 1) * 1000).toISOString());
    controls.tick();
    expect(news()).toEqual(['customer.subscription.deleted']);
    expect(await stripe.subscriptions.retrieve(member.subscription)).toMatchObject({
      status: 'canceled',
      ended_at: end,
      cancellation_details: { reason: 'cancellation_requested' },
    });
    expect((await stripe.subscriptions.list({ customer: member.customer })).data).toEqual([]);
    const all = await stripe.subscriptions.list({ customer: member.customer, status: 'all' });
    expect(all.data).toHaveLength(1);
    await expect(stripe.subscriptions.cancel(member.subscription)).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  test('refunds in parts; the way from a refund to its subscription', async () => {
    const { stripe, subscribe, news } = account;
    const other = await subscribe(prices.yearly.id);
    const [charge] = (await stripe.charges.list({ customer: other.customer })).data;
    const payment_intent = String(charge?.payment_intent);
    news();
    const part = await stripe.refunds.create({ payment_intent, amount: 5000 });
    expect(part).toMatchObject({ amount: 5000, status: 'succeeded' });
    expect(news()).toEqual(['refund.created', 'refund.updated', 'charge.refunded']);
    expect((await stripe.charges.retrieve(charge?.id ?? '')).refunded).toBe(false);
    await expect(stripe.refunds.create({ payment_intent, amount: 19_995 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    });
    const rest = await stripe.refunds.create({ payment_intent, reason: 'requested_by_customer' });
    expect(rest.amount).toBe(14_995);
    const whole = await stripe.charges.retrieve(charge?.id ?? '');
    expect(whole).toMatchObject({ refunded: true, amount_refunded: 19_995 });
    const refunds = await stripe.refunds.list({ payment_intent });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([14_995, 5000]);
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent },
      expand: ['data.invoice'],
    });
    expect(data[0]?.invoice).toMatchObject({
      parent: { subscription_details: { subscription: other.subscription } },
    });
    expect((await stripe.subscriptions.retrieve(other.subscription)).status).toBe('active');
  });

  test('disputes: lost, won, an inquiry that escalates', async () => {
    const { stripe, subscribe, controls, news } = account;
    const payment = async (card: 'good' | 'disputed' | 'inquiry') => {
      const { customer } = await subscribe(prices.monthly.id, card);
      const [charge] = (await stripe.charges.list({ customer })).data;
      return String(charge?.payment_intent);
    };
    const lost = controls.openDispute(await payment('good'));
    expect(news().slice(-2)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
    controls.closeDispute(lost.id, 'lost');
    expect((await stripe.disputes.retrieve(lost.id)).status).toBe('lost');
    expect(news()).toEqual(['charge.dispute.closed']);
    await expect(
      stripe.refunds.create({ payment_intent: String(lost.payment_intent) }),
    ).rejects.toMatchObject({ code: 'charge_disputed' });

    const disputeOf = async (payment_intent: string) =>
      (await stripe.disputes.list()).data.find((one) => one.payment_intent === payment_intent);
    const won = await disputeOf(await payment('disputed'));
    expect(won?.status).toBe('needs_response');
    news();
    controls.closeDispute(won?.id ?? '', 'won');
    expect(news()).toEqual(['charge.dispute.closed', 'charge.dispute.funds_reinstated']);

    const inquiry = await disputeOf(await payment('inquiry'));
    expect(inquiry).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] });
    expect((await stripe.disputes.retrieve(inquiry?.id ?? '')).is_charge_refundable).toBe(true);
    news();
    controls.escalate(inquiry?.id ?? '');
    expect(news()).toEqual(['charge.dispute.updated', 'charge.dispute.funds_withdrawn']);
  });

  test('a refund names one payment; what is owed is voided, what is paid never', async () => {
    const { stripe, subscribe } = account;
    const { customer, subscription } = await subscribe(prices.monthly.id, 'later');
    const { data } = await stripe.charges.list({ customer });
    const [charge] = data;
    await expect(
      stripe.refunds.create({
        charge: charge?.id ?? '',
        payment_intent: String(charge?.payment_intent),
      }),
    ).rejects.toThrow('only specify one of these');
    await stripe.subscriptions.update(subscription, {
      billing_cycle_anchor: { type: 'now' },
      proration_behavior: 'none',
      payment_behavior: 'allow_incomplete',
    });
    await stripe.subscriptions.cancel(subscription);
    const [open, paid] = (await stripe.invoices.list({ subscription })).data;
    const voided = await stripe.invoices.voidInvoice(open?.id ?? '');
    expect(voided).toMatchObject({ status: 'void', amount_remaining: 0 });
    for (const id of [open?.id, paid?.id])
      await expect(stripe.invoices.voidInvoice(id ?? '')).rejects.toThrow('only void open');
  });

  test('a refund can fail after it had succeeded', async () => {
    const { stripe, subscribe, news } = account;
    const { customer } = await subscribe(prices.monthly.id, 'refundFails');
    const [charge] = (await stripe.charges.list({ customer })).data;
    news();
    const refund = await stripe.refunds.create({ charge: charge?.id ?? '' });
    expect(refund).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' });
    expect(news()).toContain('refund.failed');
    expect((await stripe.charges.retrieve(charge?.id ?? '')).amount_refunded).toBe(0);
  });

  test('portal, customers and events', async () => {
    const { stripe, subscribe, events } = account;
    const { customer, subscription } = await subscribe(prices.monthly.id);
    const portal = await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'https://site.example/account',
    });
    const post = (body: string) => fetch(portal.url, { method: 'POST', body, redirect: 'manual' });
    expect(await (await fetch(portal.url)).text()).toContain('visa ending in 4242');
    expect((await post('do=card&card=mastercard')).status).toBe(303);
    const now = await stripe.subscriptions.retrieve(subscription, {
      expand: ['default_payment_method'],
    });
    expect(now.default_payment_method).toMatchObject({ card: { last4: '4444' } });
    await post(`do=cancel&subscription=${subscription}`);
    expect((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(true);
    await post(`do=keep&subscription=${subscription}`);
    expect((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(false);
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    expect(await (await fetch(invoice?.hosted_invoice_url ?? '')).text()).toContain('$19.95');

    expect((await stripe.customers.del(customer)).deleted).toBe(true);
    expect(await stripe.customers.retrieve(customer)).toEqual({
      id: customer,
      object: 'customer',
      deleted: true,
    });
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
    expect(events.slice(-2).map(({ type, api_version }) => [type, api_version])).toEqual([
      ['customer.subscription.deleted', '2026-10-28.endive'],
      ['customer.deleted', '2026-10-28.endive'],
    ]);
  });

  test('an abandoned checkout expires, by itself or when it is told to', async () => {
    const { stripe, checkout, controls } = account;
    const { id: customer } = await stripe.customers.create({ email: 'a@example.com' });
    const told = await checkout(prices.monthly.id, customer);
    const left = await checkout(prices.yearly.id, customer);
    expect((await stripe.checkout.sessions.expire(told.id)).status).toBe('expired');
    await expect(stripe.checkout.sessions.expire(told.id)).rejects.toMatchObject({
      statusCode: 400,
    });
    goTo(new Date((left.expires_at + 1) * 1000).toISOString());
    expect((await stripe.checkout.sessions.retrieve(left.id)).status).toBe('expired');
    expect(controls.pay(left.id)).toBe(false);
  });
});
