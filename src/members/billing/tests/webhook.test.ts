import { afterEach, expect, test, vi } from 'vitest';
import { reasonOf } from '#jobLog';
import { SITE_URL, trial } from '#test/accounts/trial.ts';
import { payments, STRIPE_KEY, WEBHOOK_SECRET } from '#test/billing/account.ts';
import { send, signatureOf } from '#test/billing/byHand.ts';
import { isActive } from '#test/billing/told.ts';
import {
  type Member,
  newCustomer,
  newSubscriber,
  payInTrial,
  settled,
  subscribed,
  withBilling,
} from '#test/billing/trial.ts';
import { bareContext } from '#test/context.ts';
import { placeSite } from '#wiring';
import webhook from '../../../../netlify/functions/stripe-webhook.ts';
import { STRIPE_WEBHOOK } from '../contract/paths.ts';

withBilling();
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A member who has paid, unknown to us yet, and the event that reports it. */
async function untold() {
  const { controls } = payments.account;
  controls.webhooks.hold();
  const member = await newSubscriber();
  const bought = await payInTrial(member, await newCustomer(member));
  const events = controls.webhooks.release();
  const event = events.find(({ type }) => type === 'customer.subscription.created');
  if (!event) throw new Error('no subscription was created');
  return { member: bought, event, events };
}

/** Nothing has changed. */
async function nothingHappened(member: Member): Promise<void> {
  expect(await isActive(member)).toBe(false);
  expect(await trial.database.query('select from stripe_events')).toHaveLength(heardBefore);
}
let heardBefore = 0;
const count = async () => {
  heardBefore = (await trial.database.query('select from stripe_events')).length;
};

test('47: without a signature nothing is heard', async () => {
  const { member, event } = await untold();
  await count();
  for (const signature of ['', 't=1', `v1=${'0'.repeat(64)}`, 't=,v1=', 'whatever']) {
    expect((await send(event, { signature })).status).toBe(400);
  }
  await nothingHappened(member);
  expect((await send(event)).status).toBe(200);
  expect(await isActive(member)).toBe(true);
});

test('48: a body that was changed, and a signature by another secret, are refused', async () => {
  const { member, event } = await untold();
  await count();
  const other = { ...event, type: 'customer.subscription.deleted' };
  expect((await send(event, { body: JSON.stringify(other) })).status).toBe(400);
  expect((await send(event, { secret: 'whsec_guessed' })).status).toBe(400);
  expect((await send(event, { secret: '' })).status).toBe(400);
  await nothingHappened(member);
});

test('48: without a secret of ours nobody is believed', async () => {
  const { member, event } = await untold();
  await count();
  for (const own of ['', '|', undefined]) {
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', own);
    expect((await send(event, { secret: '' })).status).toBe(400);
    expect((await send(event)).status).toBe(400);
  }
  await nothingHappened(member);
});

test('49: a signature holds for 300 seconds', async () => {
  // Time stands still, so that a second is one.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const { member, event } = await untold();
  await count();
  expect((await send(event, { ageS: 301 })).status).toBe(400);
  await nothingHappened(member);
  expect((await send(event, { ageS: 300 })).status).toBe(200);
  expect(await isActive(member)).toBe(true);
});

test('50: while a secret is rolled either one is believed, and the old one no longer after', async () => {
  const { event } = await untold();
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', `whsec_new|${WEBHOOK_SECRET}`);
  expect((await send(event)).status).toBe(200);
  expect((await send(event, { secret: 'whsec_new' })).status).toBe(200);
  expect((await send(event, { secret: `whsec_new|${WEBHOOK_SECRET}` })).status).toBe(400);
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_new');
  expect((await send(event)).status).toBe(400);
});

test('50: Stripe’s two signatures of one event are enough with one of them', async () => {
  payments.account.controls.rollSecret('whsec_rolled');
  const member = await subscribed();
  expect(await isActive(member)).toBe(true);
});

test('51: the same event written anew is not what was signed', async () => {
  const { member, event } = await untold();
  await count();
  const seconds = Math.floor(Date.now() / 1000);
  const signature = signatureOf(JSON.stringify(event), seconds);
  for (const body of [
    JSON.stringify(event, null, 2),
    `${JSON.stringify(event)}\n`,
    JSON.stringify({ ...event, id: event.id, object: 'event', data: event.data }).replace(
      '"object":"event",',
      '',
    ),
  ]) {
    expect((await send(event, { body, signature })).status).toBe(400);
  }
  await nothingHappened(member);
});

test('52: news of other kinds are taken and change nothing', async () => {
  await count();
  for (const [type, object] of [
    ['product.updated', { id: 'prod_1', object: 'product', livemode: false }],
    ['something.new', { object: 'something' }],
    ['customer.created', { id: 'cus_1', object: 'customer', livemode: false }],
    ['charge.succeeded', { id: 'ch_1', object: 'charge', livemode: false, payment_intent: null }],
    ['invoice.created', { id: 'in_1', object: 'invoice', livemode: false, parent: null }],
  ] as const) {
    const event = { id: 'evt_other', object: 'event', livemode: false, created: 1, type };
    expect((await send({ ...event, data: { object } })).status).toBe(200);
  }
  expect(await trial.database.query('select from stripe_events')).toHaveLength(heardBefore);
});

test('56: what is of the other mode is refused and changes nothing', async () => {
  const { member, event } = await untold();
  await count();
  expect((await send({ ...event, livemode: true })).status).toBe(400);
  const data = { object: { ...event.data.object, livemode: true } };
  expect((await send({ ...event, data })).status).toBe(400);
  await nothingHappened(member);
});

test('56: a test-mode event means nothing to a site with a live key', async () => {
  const { member, event } = await untold();
  await count();
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_of_another_account');
  placeSite(undefined);
  const body = JSON.stringify(event);
  const signature = signatureOf(body, Math.floor(Date.now() / 1000));
  const answer = await webhook(
    new Request(SITE_URL + STRIPE_WEBHOOK, {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature },
    }),
    bareContext(),
  );
  expect(answer.status).toBe(400);
  await nothingHappened(member);
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s is not how Stripe tells',
  async (method) => {
    const { member, event } = await untold();
    await count();
    const answer = await send(event, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
    await nothingHappened(member);
  },
);

test('what is too large is not read to its end', async () => {
  const { member, event } = await untold();
  await count();
  const large = { ...event, padding: 'x'.repeat(1_100_000) };
  expect((await send(large)).status).toBe(413);
  await nothingHappened(member);
});

test('answers and logs name ids, never keys nor what an event carried', async () => {
  const logged: unknown[] = [];
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, name).mockImplementation((...said) => void logged.push(...said));
  }
  const { controls } = payments.account;
  const { member, event } = await untold();
  const said: string[] = [];
  const tell = async (sent?: Parameters<typeof send>[1]) => {
    const answer = await send(event, sent);
    said.push(await answer.text(), JSON.stringify([...answer.headers]));
    return answer.status;
  };
  expect(await tell({ signature: 't=1,v1=0' })).toBe(400);
  for (const status of [401, 403, 404, 500, 500, 500]) {
    controls.fail({ on: 'GET /v1/subscriptions/{id}', status });
  }
  for (let tries = 0; tries < 4; tries += 1) expect(await tell()).toBe(500);
  const all = [...logged.map(String), ...said].join('\n');
  expect(all).toContain(event.id);
  for (const secret of [STRIPE_KEY, WEBHOOK_SECRET, trial.database.secretKey, member.phone]) {
    expect(all).not.toContain(secret);
  }
  expect(all).not.toMatch(/metadata|default_payment_method/);
  await settled();
});

test('a failure that has a key in its words is logged without it', () => {
  for (const key of [STRIPE_KEY, 'rk_live_51Zx', WEBHOOK_SECRET, 'sb_secret_abc']) {
    expect(reasonOf(new TypeError(`no route with ${key}, at all`))).toBe(
      'TypeError: no route with [key], at all',
    );
  }
});

test('573: a right signature that is minutes off our clock is told to the owner', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const { event } = await untold();
  expect((await send(event, { ageS: 299 })).status).toBe(200);
  expect((await send(event, { ageS: -299 })).status).toBe(200);
  expect((await send(event, { ageS: 400, secret: 'whsec_guessed' })).status).toBe(400);
  expect(log).not.toHaveBeenCalled();
  expect((await send(event, { ageS: 400 })).status).toBe(400);
  expect(log.mock.lastCall?.[0]).toContain('is 400 s old and was refused: our clock is ahead');
  expect((await send(event, { ageS: -400 })).status).toBe(200);
  expect(log.mock.lastCall?.[0]).toContain('400 s from the future: our clock is behind');
  vi.useRealTimers();
});

const thin = (type: string, related_object: object | null, more: object = {}) => ({
  object: 'v2.core.event',
  id: `evt_thin_${type}`,
  type,
  created: new Date().toISOString(),
  livemode: false,
  related_object,
  ...more,
});

test('574: an event that only names its object is taken by that name, and told to the owner', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { member, event } = await untold();
  const { object } = event.data;
  const named = { id: 'id' in object ? object.id : '', type: 'subscription', url: '/v1/x' };
  const answer = await send(thin('v1.customer.subscription.created', named));
  expect([answer.status, (await answer.json()).outcome]).toEqual([200, 'done']);
  expect(await isActive(member)).toBe(true);
  expect(log.mock.lastCall?.[0]).toContain('"snapshot"');
});

test.each([
  ['of nothing', null, {}, [200, 'ignored']],
  ['of an invoice', { id: 'in_1', type: 'invoice' }, {}, [200, 'ignored']],
  ['of a meter', { id: 'mtr_1', type: 'billing.meter' }, {}, [200, 'ignored']],
  ['of a dispute that is gone', { id: 'du_gone', type: 'dispute' }, {}, [200, 'done']],
  [
    'of nothing, told with its zone',
    null,
    { created: '2026-11-21T14:00:00+01:00' },
    [200, 'ignored'],
  ],
  ['of the other mode', null, { livemode: true }, [400, undefined]],
])('574: a thin event %s: %j', async (_, named, more, expected) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await send(thin('v1.x', named, more));
  expect([answer.status, (await answer.json()).outcome]).toEqual(expected);
});
