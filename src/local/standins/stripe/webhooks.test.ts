import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HttpServer, listen } from '../../http/listen.ts';
import { temporaryFolder } from '../../scratch.ts';
import { startTestAccount, type TestAccount } from './testAccount.fixture.ts';

const SECRET = 'whsec_test';
let received: { readonly id: string; readonly type: string }[] = [];
let refusals = 0;
let wrongSignatures = 0;
let headers: string[] = [];
let webhook: HttpServer;
let account: TestAccount;

beforeEach(async () => {
  received = [];
  refusals = 0;
  wrongSignatures = 0;
  headers = [];
  webhook = await listen(async (request) => {
    const body = await request.text();
    refusals -= 1;
    if (refusals >= 0) return new Response(null, { status: 500 });
    try {
      const signature = request.headers.get('stripe-signature') ?? '';
      headers.push(signature);
      received.push(Stripe.webhooks.constructEvent(body, signature, SECRET));
    } catch {
      wrongSignatures += 1;
    }
    return new Response();
  });
  account = await startTestAccount({ webhookUrl: webhook.url, webhookSecret: SECRET });
});
afterEach(async () => {
  await account.server.stop();
  await webhook.stop();
});

test('events are signed, and tried again until they are accepted', async () => {
  refusals = 2;
  await account.stripe.products.create({ name: 'A' });
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 10_000 });
  expect(wrongSignatures).toBe(0);
  expect(received[0]).toMatchObject({
    type: 'product.created',
    object: 'event',
    api_version: '2026-10-28.endive',
    data: { object: { name: 'A' } },
    request: { id: expect.stringMatching(/^req_/) },
  });
  await account.controls.webhooks.settled();
  const [event, ...more] = Object.values(account.controls.account.state.objects.events);
  expect([event?.pending_webhooks, more]).toEqual([0, []]);
});

test('while a secret is rolled both sign', async () => {
  account.controls.rollSecret('whsec_new');
  await account.stripe.products.create({ name: 'A' });
  await account.controls.webhooks.settled();
  expect(received).toHaveLength(1);
  expect(wrongSignatures).toBe(0);
  expect(headers[0]?.match(/v1=/g)).toHaveLength(2);
  expect(account.controls.requests()).toEqual([
    { operation: 'POST /v1/products', params: { name: 'A' } },
  ]);
});

test('held events come out doubled, in another order, or never', async () => {
  const { controls, stripe } = account;
  controls.webhooks.hold();
  for (const name of ['A', 'B', 'C']) await stripe.products.create({ name });
  await controls.webhooks.settled();
  expect(received).toEqual([]);
  const [a, b, c] = controls.webhooks.release();
  if (!a || !b || !c) throw new Error('nothing was held');
  for (const event of [c, a, c]) expect(await controls.webhooks.send(event)).toBe(true);
  expect(received.map(({ id }) => id)).toEqual([c.id, a.id, c.id]);
});

test('an endpoint made by the API hears what it asked for, signed with a secret that is shown once', async () => {
  const { stripe, controls } = account;
  const heard: string[] = [];
  let secret = '';
  const other = await listen(async (request) => {
    const signature = request.headers.get('stripe-signature') ?? '';
    heard.push(Stripe.webhooks.constructEvent(await request.text(), signature, secret).type);
    return new Response();
  });
  const endpoint = await stripe.webhookEndpoints.create({
    url: other.url,
    enabled_events: ['customer.created'],
    api_version: '2026-10-28.endive',
  });
  secret = endpoint.secret ?? '';
  await stripe.products.create({ name: 'A' });
  await stripe.customers.create({});
  await controls.webhooks.settled();
  expect(heard).toEqual(['customer.created']);
  const { data } = await stripe.webhookEndpoints.list();
  expect(data.map(({ enabled_events }) => enabled_events)).toEqual([['customer.created'], ['*']]);
  expect(data.every((one) => one.secret === undefined)).toBe(true);
  await stripe.webhookEndpoints.update(endpoint.id, { enabled_events: ['product.created'] });
  await stripe.customers.create({});
  await controls.webhooks.settled();
  expect(heard).toHaveLength(1);
  await other.stop();
  expect(account.wrong).toEqual([]);
});

test('the account survives a restart, with what was not delivered and the pages it hosts', async () => {
  const folder = await temporaryFolder('stripe-test');
  const file = `${folder.path}/stripe.json`;
  const options = { webhookUrl: webhook.url, webhookSecret: SECRET, file };
  refusals = Number.POSITIVE_INFINITY;
  const first = await startTestAccount(options);
  const { id } = await first.stripe.customers.create({ name: 'A' }, { idempotencyKey: 'k' });
  const { monthly } = await first.makePrices();
  const session = await first.checkout(monthly.id, id);
  await first.server.stop();

  refusals = 0;
  const second = await startTestAccount(options);
  await second.controls.webhooks.settled();
  expect(received.map(({ type }) => type).sort()).toEqual([
    'customer.created',
    'price.created',
    'price.created',
    'product.created',
  ]);
  const again = await second.stripe.customers.create({ name: 'A' }, { idempotencyKey: 'k' });
  expect(again.id).toBe(id);
  const { url } = await second.stripe.checkout.sessions.retrieve(session.id);
  expect(await (await fetch(url ?? '')).text()).toContain('$19.95');
  await second.server.stop();
  await folder.remove();
});
