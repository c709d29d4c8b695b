import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestAccount, type TestAccount } from './testAccount.fixture.ts';

let bank: TestAccount;
beforeEach(async () => {
  bank = await startTestAccount();
});
afterEach(async () => {
  await bank.server.stop();
  expect(bank.wrong).toEqual([]);
});

test('credit has a ledger: what a switch left, what an invoice took, what was done by hand', async () => {
  const { stripe, makePrices, subscribe } = bank;
  const { monthly, yearly } = await makePrices();
  const { customer, subscription } = await subscribe(yearly.id);
  const { items } = await stripe.subscriptions.retrieve(subscription);
  const item = items.data[0]?.id ?? '';
  const switchTo = (price: string) =>
    stripe.subscriptions.update(subscription, {
      items: [{ id: item, price }],
      proration_behavior: 'always_invoice',
    });
  await switchTo(monthly.id);
  await stripe.customers.update(customer, { balance: -20_000 });
  await stripe.customers.createBalanceTransaction(customer, {
    amount: 500,
    currency: 'usd',
    metadata: { why: 'test' },
  });
  await switchTo(yearly.id);
  const { data } = await stripe.customers.listBalanceTransactions(customer);
  expect(data.map(({ type, invoice, amount }) => [type, invoice !== null, amount < 0])).toEqual([
    ['applied_to_invoice', true, false],
    ['adjustment', false, false],
    ['adjustment', false, true],
    ['applied_to_invoice', true, true],
  ]);
  const found = await stripe.customers.retrieve(customer);
  const balance = found.deleted ? 0 : found.balance;
  expect(data[0]?.ending_balance).toBe(balance);
  expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  expect(data[1]?.metadata).toEqual({ why: 'test' });
  await expect(
    stripe.customers.createBalanceTransaction(customer, { amount: 0, currency: 'usd' }),
  ).rejects.toThrow('Invalid amount');
});

test('a charge shows its refunds if asked to, and a canceled one brings nothing', async () => {
  const { stripe, makePrices, subscribe, controls } = bank;
  const { monthly } = await makePrices();
  const { customer } = await subscribe(monthly.id);
  const charges = () => stripe.charges.list({ customer, expand: ['data.refunds'] });
  const [charge] = (await charges()).data;
  const made = await stripe.refunds.create({ charge: charge?.id ?? '', amount: 500 });
  for (const [status, refunded] of [
    ['pending', 500],
    ['requires_action', 500],
    ['canceled', 0],
  ] as const) {
    controls.holdRefund(made.id, status);
    const [now] = (await charges()).data;
    expect(now?.refunds?.data.map((one) => one.status)).toEqual([status]);
    expect(now?.amount_refunded).toBe(refunded);
  }
});

test('a checkout takes what credit leaves to be paid, and no more', async () => {
  const { stripe, makePrices, checkout, controls } = bank;
  const { monthly } = await makePrices();
  for (const later of [false, true]) {
    const { id } = await stripe.customers.create({ phone: '+15550000001' });
    await stripe.customers.update(id, { balance: -300 });
    const session = await checkout(monthly.id, id);
    if (later) {
      controls.payLater(session.id);
      controls.settle(session.id, true);
    } else controls.pay(session.id);
    const { data } = await stripe.charges.list({ customer: id });
    expect(data.map(({ amount, paid }) => [amount, paid])).toEqual([[1_695, true]]);
    const found = await stripe.customers.retrieve(id);
    expect(found.deleted ? undefined : found.balance).toBe(0);
  }
});

test('what stands on no invoice yet is listed, deleted, and taken by the next invoice', async () => {
  const { stripe, makePrices, subscribe, controls } = bank;
  const { monthly } = await makePrices();
  const { customer, subscription } = await subscribe(monthly.id);
  const list = async () => (await stripe.invoiceItems.list({ customer, pending: true })).data;
  controls.putPending({ customer, cents: 500 });
  const { id } = controls.putPending({ customer, subscription, cents: -400, isProration: true });
  expect(
    (await list()).map(({ amount, proration, parent }) => [
      amount,
      proration,
      parent?.subscription_details?.subscription,
    ]),
  ).toEqual([
    [-400, true, subscription],
    [500, false, undefined],
  ]);
  expect((await stripe.invoiceItems.list({ customer, pending: false })).data).toEqual([]);
  await stripe.invoiceItems.del(id);
  await expect(stripe.invoiceItems.del(id)).rejects.toThrow('No such invoiceitem');
  expect((await list()).map(({ amount }) => amount)).toEqual([500]);
  controls.advance(new Date(Date.now() + 32 * 86_400_000));
  expect(await list()).toEqual([]);
  const [renewal] = (await stripe.invoices.list({ customer })).data;
  expect(renewal?.total).toBe(2_495);
});
