import { afterEach, expect, test, vi } from 'vitest';
import { payments } from '#test/billing/account.ts';
import { send } from '#test/billing/byHand.ts';
import {
  controls,
  payerUser,
  subscriber,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';

withBank();
afterEach(() => vi.restoreAllMocks());

const count = { events: 0 };
const eventOf = (type: string, object: object) => {
  count.events += 1;
  return {
    id: `evt_odd${count.events}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    api_version: '2020-08-27',
    data: { object },
  };
};
const outcomeOf = async (event: object) => {
  const answer = await send(event);
  return [answer.status, (await answer.json()).outcome];
};

test.each([
  ['its id at the top', (id: string, customer: string) => ({ customer, subscription: id })],
  ['the object at the top', (id: string, customer: string) => ({ customer, subscription: { id } })],
  ['only its customer', (_: string, customer: string) => ({ customer })],
])(
  '284: an invoice of another version of the API, with %s, is news of the subscription',
  async (_, made) => {
    const who = await subscriber();
    const [bought] = subscriptionsOf(who);
    Object.assign(bought ?? {}, { status: 'unpaid' });
    const invoice = {
      id: 'in_1',
      object: 'invoice',
      ...made(bought?.id ?? '', String(bought?.customer)),
    };
    expect(await outcomeOf(eventOf('invoice.payment_failed', invoice))).toEqual([200, 'done']);
    expect((await payerUser(who)).subscriptionStatus).toBe('ended');
  },
);

test('284: an invoice that says it is for no subscription is none of ours', async () => {
  const none = { id: 'in_1', object: 'invoice', customer: 'cus_1', parent: null };
  expect(await outcomeOf(eventOf('invoice.paid', none))).toEqual([200, 'ignored']);
  const older = { id: 'in_1', object: 'invoice', customer: 'cus_1', subscription: null };
  expect(await outcomeOf(eventOf('invoice.paid', older))).toEqual([200, 'ignored']);
});

const MISSING = [
  ['customer.subscription.updated', { id: 'sub_gone', object: 'subscription' }],
  ['charge.dispute.created', { id: 'du_gone', object: 'dispute' }],
  ['charge.refunded', { id: 'ch_gone', object: 'charge' }],
  ['refund.created', { id: 're_gone', object: 'refund', charge: 'ch_gone' }],
  ['customer.deleted', { id: 'cus_gone', object: 'customer' }],
  [
    'checkout.session.completed',
    { id: 'cs_gone', object: 'checkout.session', subscription: 'sub_gone' },
  ],
  ['invoice.paid', { id: 'in_gone', object: 'invoice', customer: 'cus_gone' }],
] as const;

test.each(MISSING)(
  '285: %s about what Stripe does not have is dealt with',
  async (type, object) => {
    const event = eventOf(type, object);
    expect(await outcomeOf(event)).toEqual([200, 'done']);
    expect(await outcomeOf(event)).toEqual([200, 'done before']);
  },
);

test('285: while Stripe is away it is asked to send it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (let times = 0; times < 3; times += 1)
    controls().fail({ on: 'GET /v1/subscriptions/{id}', status: 500 });
  const event = eventOf('customer.subscription.updated', {
    id: 'sub_gone',
    object: 'subscription',
  });
  expect((await send(event)).status).toBe(500);
  expect(await outcomeOf(event)).toEqual([200, 'done']);
  expect(payments.account.events.length).toBeGreaterThanOrEqual(0);
});
