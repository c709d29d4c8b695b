import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestAccount, type TestAccount } from '../testAccount.fixture.ts';

let account: TestAccount;
let price: string;
let yearly: string;
beforeAll(async () => {
  account = await startTestAccount();
  const prices = await account.makePrices();
  price = prices.monthly.id;
  yearly = prices.yearly.id;
});
afterAll(() => account.server.stop());

const call = async (
  path: string,
  body?: string,
  headers: Record<string, string> = {},
  method = body === undefined ? 'GET' : 'POST',
) => {
  const answer = await fetch(`${account.server.url}/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_local', ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const json = await answer.json();
  return { status: answer.status, json, replayed: answer.headers.get('idempotent-replayed') };
};
const key = (name: string) => ({ 'idempotency-key': name });

test('a key makes one call, for the same path and parameters only', async () => {
  const first = await call('customers', 'name=A&phone=1', key('once'));
  const again = await call('customers', 'phone=1&name=A', key('once'));
  expect(again).toMatchObject({ status: 200, json: first.json, replayed: 'true' });
  expect(first.replayed).toBeNull();
  for (const [path, body] of [
    ['customers', 'name=B'],
    ['products', 'name=A&phone=1'],
  ] as const) {
    const other = await call(path, body, key('once'));
    expect(other).toMatchObject({ status: 400, json: { error: { type: 'idempotency_error' } } });
  }
  expect((await call('customers', 'name=A', key('x'.repeat(256)))).status).toBe(400);
});

test('a refused parameter is not kept under its key, a declined card is', async () => {
  expect((await call('products', 'nam=A', key('typo'))).json.error.code).toBe('parameter_unknown');
  expect((await call('products', 'name=A', key('typo'))).status).toBe(200);
  const { customer, subscription } = await account.subscribe(price, 'later');
  const path = `subscriptions/${subscription}`;
  const item = (await call(path)).json.items.data[0].id;
  const body = `items[0][id]=${item}&items[0][price]=${yearly}&payment_behavior=error_if_incomplete`;
  const declined = await call(path, body, key('pay'));
  expect(declined).toMatchObject({
    status: 402,
    json: { error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' } },
  });
  account.controls.putCard(customer, 'good');
  expect(await call(path, body, key('pay'))).toMatchObject({ status: 402, replayed: 'true' });
  expect((await call(path, body, key('pay again'))).status).toBe(200);
});

test('a key in use is a conflict; a lost answer is given again to the client that tries again', async () => {
  const resume = account.controls.pause();
  const first = call('customers', 'name=C', key('slow'));
  await vi.waitFor(
    () => expect(account.controls.requests().at(-1)?.params).toEqual({ name: 'C' }),
    30_000,
  );
  const second = await call('customers', 'name=C', key('slow'));
  expect(second).toMatchObject({
    status: 409,
    json: { error: { code: 'idempotency_key_in_use' } },
  });
  resume();
  expect((await first).status).toBe(200);

  account.controls.fail({ on: 'POST /v1/customers', status: 500, after: true });
  const made = await account.stripe.customers.create(
    { email: 'lost@example.com' },
    { maxNetworkRetries: 1, idempotencyKey: 'lost' },
  );
  const all = await account.stripe.customers.list({ email: 'lost@example.com' });
  expect(all.data.map(({ id }) => id)).toEqual([made.id]);
  account.controls.fail({ status: 500, kept: true });
  expect((await call('customers', 'name=D', key('broken'))).status).toBe(500);
  const still = await call('customers', 'name=D', key('broken'));
  expect(still).toMatchObject({ status: 500, replayed: 'true' });
  account.controls.fail({ status: 429 });
  await expect(account.stripe.customers.list()).rejects.toMatchObject({ code: 'rate_limit' });
});

const PRICE = 'currency=usd&recurring[interval]=month';
const CHECKOUT = `mode=subscription&success_url=https://x.example&line_items[0][quantity]=1&line_items[0][price]=`;

test.each([
  ['customers', 'phon=1', 400, 'parameter_unknown', 'phon'],
  ['products', '', 400, 'parameter_missing', 'name'],
  ['products', 'name=', 400, 'parameter_invalid_empty', 'name'],
  ['prices', `${PRICE}&unit_amount=1.5`, 400, 'parameter_invalid_integer', 'unit_amount'],
  ['prices', `${PRICE}&unit_amount=1&product=prod_no`, 400, 'resource_missing', 'product'],
  ['checkout/sessions', `${CHECKOUT}price_no`, 400, 'resource_missing', 'line_items[0][price]'],
  ['checkout/sessions', 'mode=subscription&success_url=a', 400, 'parameter_missing', 'line_items'],
  ['checkout/sessions', `${CHECKOUT}PRICE&customer=cus_no`, 400, 'resource_missing', 'customer'],
  [
    'checkout/sessions',
    `${CHECKOUT}PRICE&payment_method_types[]=card`,
    400,
    'parameter_unknown',
    'payment_method_types',
  ],
  ['checkout/sessions', `${CHECKOUT}PRICE&expires_at=5`, 400, undefined, 'expires_at'],
  ['subscriptions/sub_no', 'cancel_at_period_end=true', 404, 'resource_missing', 'id'],
  ['refunds', 'payment_intent=pi_no', 400, 'resource_missing', 'payment_intent'],
  ['nothing', '', 404, undefined, undefined],
])('POST %s %s → %i %s', async (path, body, status, code, param) => {
  const { status: answered, json } = await call(path, body.replace('PRICE', price));
  expect({ status: answered, code: json.error.code, param: json.error.param }).toEqual({
    status,
    code,
    param,
  });
  expect(json.error.type).toBe('invalid_request_error');
});

test('keys: secret and restricted ones of test mode, as Bearer or Basic', async () => {
  const status = async (authorization: string, method = 'GET') =>
    (await call('customers', method === 'POST' ? '' : undefined, { authorization })).status;
  const basic = `Basic ${Buffer.from('sk_test_a:').toString('base64')}`;
  expect(await status('Bearer rk_test_a', 'POST')).toBe(200);
  expect(await status(basic)).toBe(200);
  expect(await status('Bearer rk_test_read')).toBe(200);
  expect(await status('Bearer rk_test_read', 'POST')).toBe(403);
  expect(await status('Bearer sk_live_a')).toBe(401);
  expect(await status('Bearer pk_test_a')).toBe(401);
  expect(await status('')).toBe(401);
  const old = { 'stripe-version': '2024-06-20' };
  expect((await call('customers', undefined, old)).status).toBe(400);
});

test('lists come in pages, newest first, and expand what they hold', async () => {
  const { stripe } = account;
  const made: string[] = [];
  for (const name of ['a', 'b', 'c']) {
    made.unshift((await stripe.customers.create({ name, email: 'page@example.com' })).id);
  }
  const ids = async (more: object) => {
    const page = await stripe.customers.list({ email: 'page@example.com', ...more });
    return [page.data.map(({ id }) => id), page.has_more];
  };
  expect(await ids({ limit: 2 })).toEqual([made.slice(0, 2), true]);
  expect(await ids({ limit: 2, starting_after: made[1] })).toEqual([made.slice(2), false]);
  const all = await stripe.customers
    .list({ email: 'page@example.com', limit: 1 })
    .autoPagingToArray({ limit: 9 });
  expect(all.map(({ id }) => id)).toEqual(made);
  expect((await call('customers?limit=101')).status).toBe(400);
  expect((await call('customers?expand[]=data.nothing')).json.error.message).toMatch(/expanded/);
  const { customer } = await account.subscribe(price);
  const { data } = await stripe.subscriptions.list({
    customer,
    expand: ['data.latest_invoice.payments'],
  });
  expect(data[0]?.latest_invoice).toMatchObject({ payments: { data: [{ status: 'paid' }] } });
});

test('a lookup key has one price; amounts are for good', async () => {
  const { stripe } = account;
  const { product } = await stripe.prices.retrieve(price);
  const order = {
    product: String(product),
    currency: 'usd',
    unit_amount: 5,
    lookup_key: 'taken',
    recurring: { interval: 'month' },
  } as const;
  const first = await stripe.prices.create(order);
  await expect(stripe.prices.create(order)).rejects.toMatchObject({
    code: 'resource_already_exists',
  });
  const second = await stripe.prices.create({ ...order, transfer_lookup_key: true });
  expect((await stripe.prices.list({ lookup_keys: ['taken'] })).data.map(({ id }) => id)).toEqual([
    second.id,
  ]);
  expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
  expect((await call(`prices/${first.id}`, 'unit_amount=1')).json.error.code).toBe(
    'parameter_unknown',
  );
});

test('nothing the tests above have made or asked was unlike Stripe', () => {
  // The deliberately wrong requests bypassed the client and match no operation.
  expect(account.wrong.filter((one) => !one.startsWith('POST /'))).toEqual([]);
});
