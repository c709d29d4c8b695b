import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type HttpServer, listen } from '../../http/listen.ts';
import { parseForm } from './form.ts';
import { startStripe } from './stripe.ts';
import { stripeSignature } from './webhook.ts';

const webhookSecret = 'whsec_test';
const received: { type: string; signature: string; body: string }[] = [];
let refusals = 1;
let webhook: HttpServer;
let stripe: HttpServer;

beforeAll(async () => {
  webhook = await listen(async (request) => {
    const body = await request.text();
    refusals -= 1;
    if (refusals >= 0) return new Response(null, { status: 500 });
    const signature = request.headers.get('stripe-signature') ?? '';
    received.push({ type: JSON.parse(body).type, signature, body });
    return new Response();
  });
  stripe = await startStripe({ webhookUrl: webhook.url, webhookSecret });
});
afterAll(async () => {
  await stripe.stop();
  await webhook.stop();
});

const call = async (path: string, body?: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${stripe.url}/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: 'Bearer sk_test_local', ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, json: await answer.json() };
};

const CHECKOUT =
  'mode=subscription&line_items[0][price]=price_month&line_items[0][quantity]=1' +
  '&success_url=https://site.example/done?id={CHECKOUT_SESSION_ID}&subscription_data[metadata][user]=u1';

test('checkout, pay page, subscription, signed webhooks with a retry', async () => {
  const customer = (await call('customers', 'phone=%2B15550000001&metadata[user]=u1')).json;
  const session = (await call('checkout/sessions', `${CHECKOUT}&customer=${customer.id}`)).json;
  expect(await (await fetch(session.url)).text()).toContain('Subscribe');
  const paid = await fetch(session.url, { method: 'POST', redirect: 'manual' });
  expect(paid.headers.get('location')).toBe(`https://site.example/done?id=${session.id}`);
  const done = (await call(`checkout/sessions/${session.id}`)).json;
  expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', customer: customer.id });
  const subscription = (await call(`subscriptions/${done.subscription}`)).json;
  expect(subscription).toMatchObject({ status: 'active', metadata: { user: 'u1' } });
  expect(subscription.items.data[0].current_period_end).toBeGreaterThan(Date.now() / 1000);

  await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 5_000 });
  expect(received.map(({ type }) => type).sort()).toEqual([
    'checkout.session.completed',
    'customer.subscription.created',
  ]);
  for (const { signature, body } of received) {
    const seconds = Number(/t=(\d+)/.exec(signature)?.[1]);
    expect(signature).toBe(stripeSignature(body, webhookSecret, seconds));
  }
});

test('the same idempotency key makes one customer', async () => {
  const headers = { 'idempotency-key': 'once' };
  const [a, b] = [
    await call('customers', 'name=A', headers),
    await call('customers', 'name=A', headers),
  ];
  expect(a.json.id).toBe(b.json.id);
});

test('refuses a wrong key, an unknown customer and an empty basket', async () => {
  expect((await call('customers/cus_1', undefined, { authorization: 'Bearer x' })).status).toBe(
    401,
  );
  expect((await call('checkout/sessions', `${CHECKOUT}&customer=cus_no`)).status).toBe(404);
  const empty = await call('checkout/sessions', 'mode=subscription');
  expect(empty.json.error.code).toBe('parameter_missing');
});

test('nested parameters cannot reach a prototype', () => {
  const form = parseForm('__proto__[polluted]=1&a[0][b]=2');
  expect(Object.getPrototypeOf(form)).toBeNull();
  expect({}).not.toHaveProperty('polluted');
  expect(form.a).toEqual({ 0: { b: '2' } });
});
