import { afterEach, expect, test } from 'vitest';
import { travel } from '#test/accounts/trial.ts';
import {
  atStripe,
  CURRENT,
  choose,
  controls,
  newPayer,
  type PayingMember,
  payerSessions,
  payerUser,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';

withBank();
afterEach(() => travel(0));

const HOUR_MS = 3_600_000;

/** A member who has paid by a bank debit, whose money is on its way. */
async function debited(): Promise<PayingMember> {
  const who = await newPayer();
  await choose(who, 'monthly');
  controls().payLater(payerSessions(who)[0]?.id ?? '');
  return who;
}
const settle = (who: PayingMember, paid: boolean) =>
  controls().settle(payerSessions(who)[0]?.id ?? '', paid);

test('283: while the money is on its way it is waiting: no access, and nothing is sold beside it', async () => {
  const who = await debited();
  for (const tier of ['monthly', 'yearly', 'monthly'] as const)
    expect((await choose(who, tier)).body).toEqual({ status: 'waiting' });
  expect((await payerUser(who)).subscriptionStatus).toBe('none');
  expect((await who.call(CURRENT)).body).toMatchObject({ subscription: null, waiting: true });
  // Also once the session has been reported and forgotten here.
  await travel(HOUR_MS);
  expect((await choose(who, 'monthly')).body).toEqual({ status: 'waiting' });
  expect(payerSessions(who)).toHaveLength(1);
});

test('283: paid, it is active', async () => {
  const who = await debited();
  await choose(who, 'monthly');
  settle(who, true);
  const { body } = await who.call(CURRENT);
  expect([body.subscription?.standing, body.waiting]).toEqual(['active', undefined]);
  expect((await payerUser(who)).subscriptionStatus).toBe('active');
});

test('283: failed, it can be bought again at once, and what has failed is never paid beside it', async () => {
  const who = await debited();
  await choose(who, 'monthly');
  settle(who, false);
  expect((await choose(who, 'yearly')).body.status).toBe('checkout');
  const [failed] = subscriptionsOf(who);
  expect(failed?.status).toBe('canceled');
  const open = Object.values(atStripe().invoices).filter(
    ({ customer, status }) => customer === failed?.customer && status === 'open',
  );
  expect(open).toEqual([]);
});

test('283: given up by Stripe after a day, it can be bought again', async () => {
  const who = await debited();
  await choose(who, 'monthly');
  await travel(24 * HOUR_MS);
  controls().tick();
  expect(subscriptionsOf(who)[0]?.status).toBe('incomplete_expired');
  expect((await choose(who, 'monthly')).body.status).toBe('checkout');
});

test.each([
  ['active', 'paid', 'active'],
  ['trialing', 'no_payment_required', 'active'],
  ['active', 'unpaid', 'active'],
  ['incomplete', 'unpaid', 'waiting'],
  ['incomplete', 'paid', 'waiting'],
  ['incomplete_expired', 'unpaid', 'checkout'],
  ['canceled', 'paid', 'checkout'],
] as const)(
  '283: a complete session, subscription %s, payment %s: %s',
  async (status, paid, said) => {
    const who = await newPayer();
    await choose(who, 'monthly');
    const session = payerSessions(who)[0];
    controls().pay(session?.id ?? '');
    const subscription = subscriptionsOf(who)[0];
    if (!session || !subscription) throw new Error('nothing bought');
    Object.assign(subscription, { status });
    Object.assign(session, { payment_status: paid });
    const answer = await choose(who, 'monthly');
    // With access, it is told as a subscription that one has.
    expect(answer.status === 409 ? 'active' : answer.body.status).toBe(said);
  },
);
