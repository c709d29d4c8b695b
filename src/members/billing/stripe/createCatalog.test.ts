import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestAccount, type TestAccount } from '#local/standins/stripe/testAccount.fixture.ts';
import { readCatalog } from './catalog.ts';
import { createCatalog } from './createCatalog.ts';

let account: TestAccount;
beforeEach(async () => {
  account = await startTestAccount();
});
afterEach(async () => {
  await account.server.stop();
  expect(account.wrong).toEqual([]);
});

const prices = () => Object.values(account.controls.account.state.objects.prices);
const products = () => Object.values(account.controls.account.state.objects.products);

test('an empty account gets the product and both prices, once', async () => {
  const made = await createCatalog(account.stripe);
  expect(prices().map((price) => [price.unit_amount, price.recurring?.interval])).toEqual([
    [1995, 'month'],
    [19_995, 'year'],
  ]);
  expect(await createCatalog(account.stripe)).toEqual(made);
  expect(await readCatalog(account.stripe)).toEqual(made);
  expect(prices()).toHaveLength(2);
  expect(products()).toHaveLength(1);
});

test('what a stopped run has left undone is done, with the product that is there', async () => {
  const made = await createCatalog(account.stripe);
  delete account.controls.account.state.objects.prices[made.prices.yearly];
  const again = await createCatalog(account.stripe);
  expect(again.prices.monthly).toBe(made.prices.monthly);
  expect(again.product).toBe(made.product);
  expect(products()).toHaveLength(1);
});

test('a price that is not what we say it costs is named, not replaced', async () => {
  const product = await account.stripe.products.create({ name: 'Premium' });
  const cheap = await account.stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 199,
    recurring: { interval: 'month' },
    lookup_key: 'premium_monthly',
  });
  await expect(createCatalog(account.stripe)).rejects.toThrow(`${cheap.id} is 199 usd, not 1995`);
});
