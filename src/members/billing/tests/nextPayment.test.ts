import { afterEach, expect, test, vi } from 'vitest';
import { payments } from '#test/billing/account.ts';
import {
  atStripe,
  CURRENT,
  controls,
  type PayingMember,
  subscriber,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';

withBank();
afterEach(() => vi.restoreAllMocks());

const current = async (who: PayingMember) => (await who.call(CURRENT)).body.subscription;
const idOf = (who: PayingMember) => subscriptionsOf(who)[0]?.id ?? '';
const nextOf = async (who: PayingMember) => {
  const { cents, credit } = (await current(who)).next;
  return [cents, credit];
};

test.each([
  ['half for ever', { percent: 50 }, 997],
  ['a third for three months', { percent: 30, months: 3 }, 1396],
  ['five dollars once', { cents: 500, months: 0 }, 1495],
  ['all of it', { percent: 100 }, 0],
])('282: %s is what the member reads', async (_, off, cents) => {
  const who = await subscriber();
  controls().discount(idOf(who), off);
  const before = controls().requests().length;
  expect(await nextOf(who)).toEqual([cents, 0]);
  const asked = controls().requests().slice(before);
  expect(asked.filter(({ operation }) => operation.endsWith('create_preview'))).toHaveLength(1);
});

test('282: credit is said apart, and of one that is to end what it would take', async () => {
  const who = await subscriber();
  const customer = String(subscriptionsOf(who)[0]?.customer);
  await payments.account.stripe.customers.update(customer, { balance: -500 });
  expect(await nextOf(who)).toEqual([1495, 500]);
  await payments.account.stripe.customers.update(customer, { balance: -5000 });
  expect(await nextOf(who)).toEqual([0, 1995]);
  await who.post('/api/subscriptions/cancel', {});
  expect(await nextOf(who)).toEqual([0, 1995]);
  expect(subscriptionsOf(who)[0]?.cancel_at_period_end).toBe(true);
});

test('282: where Stripe does not say, the page says nothing of it and shows the rest', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const who = await subscriber();
  for (let times = 0; times < 2; times += 1)
    controls().fail({ on: 'POST /v1/invoices/create_preview', status: 500 });
  expect(await current(who)).toMatchObject({ standing: 'active', next: null });
});

test('282: a switch names the next payment with what lasts of a discount, or none', async () => {
  const preview = async (who: PayingMember) =>
    (await who.post('/api/subscriptions/switch-preview', { tier: 'yearly' })).body;
  const who = await subscriber();
  const { id } = controls().discount(idOf(who), { percent: 50 });
  expect((await preview(who)).nextDue).toBe(9997);
  const once = await subscriber();
  controls().discount(idOf(once), { percent: 50, months: 0 });
  expect((await preview(once)).nextDue).toBe(19_995);
  const sum = await subscriber();
  controls().discount(idOf(sum), { cents: 500 });
  expect((await preview(sum)).nextDue).toBeNull();
  expect(atStripe().discounts[id]?.end).toBeNull();
});
