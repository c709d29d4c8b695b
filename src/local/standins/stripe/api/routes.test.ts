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
  await stripe.products.update(product.id, {
    description: 'All picks',
    metadata: { a: '1', b: '2' },
  });
  const changed = await stripe.products.update(product.id, {
    metadata: { a: '' },
    description: '',
  });
  expect(changed).toMatchObject({ metadata: { b: '2' }, description: null });
  expect((await stripe.products.list({ ids: [product.id] })).data).toHaveLength(1);
  const lists = await stripe.prices.list({
    lookup_keys: ['monthly', 'yearly'],
    active: true,
    expand: ['data.product'],
  });
  expect(lists.data.map(({ unit_amount }) => unit_amount)).toEqual([19_995, 1995]);
  expect(lists.data[0]?.product).toMatchObject({ name: 'Premium' });
  expect((await stripe.prices.update(monthly.id, { nickname: 'm' })).nickname).toBe('m');
  const endpoint = await stripe.webhookEndpoints.create({
    url: 'https://site.example/api/stripe/webhook',
    enabled_events: ['invoice.paid', 'customer.subscription.deleted'],
    description: 'site',
    api_version: '2026-10-28.endive',
  });
  expect(endpoint.secret).toMatch(/^whsec_/);
  const less = await stripe.webhookEndpoints.update(endpoint.id, {
    enabled_events: ['invoice.paid'],
    disabled: true,
  });
  expect(less).toMatchObject({ enabled_events: ['invoice.paid'], status: 'disabled' });
  expect((await stripe.webhookEndpoints.retrieve(endpoint.id)).secret).toBeUndefined();
  const configuration = await stripe.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
    },
    business_profile: { privacy_policy_url: 'https://site.example/privacy-policy' },
    default_return_url: 'https://site.example/account',
  });
  expect(configuration.features.invoice_history.enabled).toBe(true);
  await stripe.billingPortal.configurations.update(configuration.id, { active: false });
  const { data } = await stripe.billingPortal.configurations.list({
    is_default: true,
    active: true,
  });
  expect(data).toHaveLength(1);
  await stripe.billingPortal.configurations.update(data[0]?.id ?? '', { active: false });
  const { id: customer } = await stripe.customers.create({});
  await expect(stripe.billingPortal.sessions.create({ customer })).rejects.toMatchObject({
    statusCode: 400,
  });
  const portal = await stripe.billingPortal.sessions.create({
    customer,
    configuration: configuration.id,
    flow_data: {
      type: 'payment_method_update',
      after_completion: { type: 'redirect', redirect: { return_url: 'https://site.example/done' } },
    },
  });
  const done = await fetch(portal.url, {
    method: 'POST',
    body: 'do=card&card=good',
    redirect: 'manual',
  });
  expect(done.headers.get('location')).toBe('https://site.example/done');
  await stripe.billingPortal.configurations.update(data[0]?.id ?? '', { active: true });
});

test('a member with a card on file begins again without a checkout, or is incomplete', async () => {
  const { stripe, controls, subscribe } = account;
  const { customer, subscription } = await subscribe(prices.monthly.id);
  await stripe.subscriptions.cancel(subscription, { invoice_now: true, prorate: true });
  controls.putCard(customer, 'good');
  const items = [{ price: prices.yearly.id }];
  const again = await stripe.subscriptions.create({
    customer,
    items,
    metadata: { user: 'u1' },
    expand: ['latest_invoice'],
  });
  expect(again.status).toBe('active');
  // The month that was paid for and given back.
  expect(again.latest_invoice).toMatchObject({ starting_balance: -1995, amount_due: 18_000 });
  await stripe.subscriptions.cancel(again.id);

  controls.putCard(customer, 'insufficient');
  const order = { customer, items, payment_behavior: 'error_if_incomplete' } as const;
  await expect(stripe.subscriptions.create(order)).rejects.toMatchObject({
    decline_code: 'insufficient_funds',
  });
  const half = await stripe.subscriptions.create({
    customer,
    items,
    expand: ['latest_invoice.confirmation_secret'],
  });
  expect(half).toMatchObject({
    status: 'incomplete',
    latest_invoice: {
      status: 'open',
      next_payment_attempt: null,
      confirmation_secret: { type: 'payment_intent' },
    },
  });
  later(1);
  expect(
    await stripe.subscriptions.retrieve(half.id, { expand: ['latest_invoice'] }),
  ).toMatchObject({
    status: 'incomplete_expired',
    latest_invoice: { status: 'void' },
  });
  const { id } = await stripe.customers.create({});
  await expect(stripe.subscriptions.create({ customer: id, items })).rejects.toMatchObject({
    statusCode: 400,
  });
});

test('a switch within one interval waits for the next invoice, which its preview shows', async () => {
  const { stripe, subscribe, controls } = account;
  const dear = await stripe.prices.create({
    product: prices.product.id,
    currency: 'usd',
    unit_amount: 3990,
    recurring: { interval: 'month' },
  });
  const { subscription, customer } = await subscribe(prices.monthly.id);
  const before = await stripe.subscriptions.retrieve(subscription);
  const item = before.items.data[0];
  await stripe.subscriptions.update(subscription, {
    items: [{ id: item?.id ?? '', price: dear.id }],
  });
  const preview = await stripe.invoices.createPreview({ subscription });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-1995, 3990, 3990]);
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
  controls.advance(new Date(((item?.current_period_end ?? 0) + 3601) * 1000));
  const [renewal] = (await stripe.invoices.list({ customer })).data;
  expect(renewal).toMatchObject({
    status: 'paid',
    total: 5985,
    billing_reason: 'subscription_cycle',
  });
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  await expect(stripe.invoices.createPreview({ subscription })).rejects.toMatchObject({
    code: 'invoice_upcoming_none',
  });
});

test('what is over stays over', async () => {
  const { stripe, subscribe } = account;
  const { subscription } = await subscribe(prices.monthly.id);
  const canceled = await stripe.subscriptions.cancel(subscription, {
    cancellation_details: { comment: 'bye', feedback: 'unused' },
  });
  expect(canceled.cancellation_details).toMatchObject({
    comment: 'bye',
    feedback: 'unused',
    reason: 'cancellation_requested',
  });
  await expect(
    stripe.subscriptions.update(subscription, { cancel_at_period_end: false }),
  ).rejects.toMatchObject({ code: 'invalid_canceled_subscription_fields' });
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
