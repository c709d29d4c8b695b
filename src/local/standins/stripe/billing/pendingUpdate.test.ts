import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestAccount, type TestAccount } from '../testAccount.fixture.ts';

let account: TestAccount;
let prices: Awaited<ReturnType<TestAccount['makePrices']>>;
let member: Awaited<ReturnType<TestAccount['subscribe']>>;
beforeAll(async () => {
  account = await startTestAccount();
  prices = await account.makePrices();
});
beforeEach(async () => {
  member = await account.subscribe(prices.monthly.id, 'later');
});
afterAll(async () => {
  await account.server.stop();
  expect(account.wrong).toEqual([]);
});

async function switchToYearly() {
  const { stripe } = account;
  const before = await stripe.subscriptions.retrieve(member.subscription);
  const items = [{ id: before.items.data[0]?.id ?? '', price: prices.yearly.id }];
  account.news();
  return stripe.subscriptions.update(member.subscription, {
    items,
    payment_behavior: 'pending_if_incomplete',
  });
}
const priceNow = async () => {
  const now = await account.stripe.subscriptions.retrieve(member.subscription);
  return { price: now.items.data[0]?.price.id, status: now.status, pending: now.pending_update };
};

test('a switch that is not paid waits, and is made when it is', async () => {
  const { controls, news, stripe } = account;
  const waiting = await switchToYearly();
  expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe(prices.yearly.id);
  expect(await priceNow()).toMatchObject({ price: prices.monthly.id, status: 'active' });
  expect(news()).toContain('invoice.payment_failed');
  controls.putCard(member.customer, 'good');
  await stripe.invoices.pay(String(waiting.latest_invoice));
  expect(await priceNow()).toEqual({ price: prices.yearly.id, status: 'active', pending: null });
  expect(news()).toContain('customer.subscription.pending_update_applied');
});

test('after 23 hours it is given up and its invoice is void', async () => {
  const { controls, news, stripe } = account;
  const waiting = await switchToYearly();
  const { expires_at = 0 } = waiting.pending_update ?? {};
  news();
  controls.advance(new Date((expires_at + 1) * 1000));
  expect(news()).toEqual([
    'invoice.voided',
    'customer.subscription.updated',
    'customer.subscription.pending_update_expired',
  ]);
  expect(await priceNow()).toEqual({ price: prices.monthly.id, status: 'active', pending: null });
  expect((await stripe.invoices.retrieve(String(waiting.latest_invoice))).status).toBe('void');
});

test('nothing else can wait so', async () => {
  const change = account.stripe.subscriptions.update(member.subscription, {
    cancel_at_period_end: true,
    payment_behavior: 'pending_if_incomplete',
  });
  await expect(change).rejects.toMatchObject({ statusCode: 400, param: 'cancel_at_period_end' });
});
