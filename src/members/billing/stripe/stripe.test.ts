import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { stripeOf } from './stripe.ts';

const STRIPE_SECRET_KEY = 'sk_test_123';
const at = (address: string) =>
  stripeOf({ STRIPE_SECRET_KEY, STRIPE_API_URL: address }, { timeoutMs: 2_000, retries: 0 }).stripe;

/** The address that the client's requests go to. */
async function askedAt(address: string): Promise<string> {
  const real = globalThis.fetch;
  let asked = '';
  globalThis.fetch = async (input) => {
    asked = String(input);
    return Response.json({ object: 'list', data: [] });
  };
  try {
    await at(address).products.list();
  } finally {
    globalThis.fetch = real;
  }
  return asked;
}

test.each([
  ['', 'https://api.stripe.com/v1/products'],
  ['http://stripe-mock', 'http://stripe-mock/v1/products'],
  ['http://stripe-mock/', 'http://stripe-mock/v1/products'],
  ['https://stripe-mock', 'https://stripe-mock/v1/products'],
  ['http://localhost:12111', 'http://localhost:12111/v1/products'],
  ['http://[::1]:12111/', 'http://[::1]:12111/v1/products'],
  ['https://stripe-mock:12112', 'https://stripe-mock:12112/v1/products'],
])('with STRIPE_API_URL “%s” requests go to %s', async (address, asked) => {
  expect(await askedAt(address)).toBe(asked);
});

test.each(['localhost:12111', 'ftp://stripe', 'http://a:b@c', 'stripe', 'http://stripe:99999'])(
  '%s is refused in words',
  (address) => {
    expect(() => at(address)).toThrow(/^Payments are not set up: .*an http or https address/s);
  },
);

test('a path is refused, since requests would leave it out', () => {
  expect(() => at('http://localhost:12111/stripe')).toThrow('without a path');
});

test('a stand-in that is away is named with host and port', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  const why = await at(`http://127.0.0.1:${port}`)
    .products.list()
    .then(() => '', whyFailed);
  expect(why).toBe(`nothing listens at 127.0.0.1, port ${port} (ECONNREFUSED)`);
});
