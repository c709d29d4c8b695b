import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestAccount, type TestAccount } from '../testAccount.fixture.ts';

let account: TestAccount;
let prices: Awaited<ReturnType<TestAccount['makePrices']>>;
beforeAll(async () => {
  account = await startTestAccount();
  prices = await account.makePrices();
});
afterAll(async () => {
  await account.server.stop();
  expect(account.wrong).toEqual([]);
});

const DAY_MS = 86_400_000;
const later = (days: number) => account.controls.advance(new Date(Date.now() + days * DAY_MS));

test('what an owner sets up: products, prices, the webhook, the portal', async () => {
  const { stripe } = account;
  const { product, monthly } = prices;
  expect((await stripe.products.retrieve(product.id)).name).toBe('Premium');
  const lists = await stripe.prices.list({
    lookup_keys: ['monthly', 'yearly'],
    expand: ['data.product'],
  });
  expect(lists.data.map(({ unit_amount }) => unit_amount)).toEqual([19_995, 1995]);
  expect(lists.data[0]?.product).toMatchObject({ name: 'Premium' });
  expect((await stripe.prices.update(monthly.id, { active: false })).active).toBe(false);
  const { id: buyer } = await stripe.customers.create({});
  await expect(account.checkout(monthly.id, buyer)).rejects.toMatchObject({ statusCode: 400 });
  expect((await stripe.prices.update(monthly.id, { active: true })).active).toBe(true);
  const endpoint = await stripe.webhookEndpoints.create({
    url: 'https://site.example/api/stripe/webhook',
    enabled_events: ['invoice.paid', 'customer.subscription.deleted'],
    description: 'site',
    api_version: '2026-10-28.endive',
  });
  expect(endpoint.secret).toMatch(/^whsec_/);
  const less = await stripe.webhookEndpoints.update(endpoint.id, {
    enabled_events: ['invoice.paid'],
  });
  expect(less).toMatchObject({ enabled_events: ['invoice.paid'], status: 'enabled' });
  expect(less.secret).toBeUndefined();
  const { data } = await stripe.billingPortal.configurations.list({ active: true });
  expect(data).toHaveLength(1);
  expect(data[0]?.features.invoice_history.enabled).toBe(true);
});

test('a member with a card on file begins again without a checkout, at no cost where it is a trial', async () => {
  const { stripe, controls, subscribe } = account;
  const { customer, subscription } = await subscribe(prices.monthly.id);
  await stripe.subscriptions.cancel(subscription);
  controls.putCard(customer, 'good');
  const items = [{ price: prices.yearly.id }];
  const again = await stripe.subscriptions.create({
    customer,
    items,
    metadata: { user: 'u1' },
    expand: ['latest_invoice'],
  });
  expect(again).toMatchObject({ status: 'active', latest_invoice: { amount_due: 19_995 } });
  await stripe.subscriptions.cancel(again.id);
  const trial = await stripe.subscriptions.create({
    customer,
    items: [{ price: prices.monthly.id }],
    trial_period_days: 7,
    expand: ['latest_invoice'],
  });
  expect(trial).toMatchObject({ status: 'trialing', latest_invoice: { status: 'paid', total: 0 } });
  later(8);
  const after = await stripe.subscriptions.retrieve(trial.id, { expand: ['latest_invoice'] });
  expect(after).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', total: 1995 },
  });
  const { id } = await stripe.customers.create({});
  await expect(stripe.subscriptions.create({ customer: id, items })).rejects.toMatchObject({
    statusCode: 400,
  });
});

test('what is over stays over', async () => {
  const { stripe, subscribe } = account;
  const { subscription } = await subscribe(prices.monthly.id);
  const { items, cancellation_details } = await stripe.subscriptions.cancel(subscription);
  expect(cancellation_details).toMatchObject({ reason: 'cancellation_requested' });
  await expect(
    stripe.subscriptions.update(subscription, { cancel_at_period_end: false }),
  ).rejects.toMatchObject({ code: 'invalid_canceled_subscription_fields' });
  await expect(
    stripe.invoices.createPreview({
      subscription,
      subscription_details: {
        items: [{ id: items.data[0]?.id ?? '', price: prices.yearly.id }],
      },
    }),
  ).rejects.toMatchObject({ code: 'invoice_upcoming_none' });
  const noted = await stripe.subscriptions.update(subscription, { metadata: { note: 'x' } });
  expect(noted.metadata).toMatchObject({ note: 'x' });
});

test('after the last try a subscription is what the account is set to', async () => {
  const { stripe, subscribe, controls } = account;
  const states: string[] = [];
  for (const afterRetries of ['unpaid', 'past_due'] as const) {
    controls.set({ afterRetries });
    const { subscription } = await subscribe(prices.monthly.id, 'later');
    const { items } = await stripe.subscriptions.retrieve(subscription);
    const end = items.data[0]?.current_period_end ?? 0;
    controls.advance(new Date(end * 1000 + 20 * DAY_MS));
    const after = await stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] });
    expect(after.latest_invoice).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
    states.push(after.status);
  }
  controls.set({ afterRetries: 'cancel' });
  expect(states).toEqual(['unpaid', 'past_due']);
});
