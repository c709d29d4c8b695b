import { afterEach, expect, test, vi } from 'vitest';
import { billingTools, memberTools, moneyBackTools } from '#members/billing/tools.ts';
import { nextOfRenewing } from '#members/billing/verbs/nextPayment.ts';
import { reconcile } from '#members/billing/verbs/reconcile.ts';
import { tellOfBreaks } from '#members/billing/verbs/tellOfBreaks.ts';
import { travel } from '#test/accounts/trial.ts';
import { payments } from '#test/billing/account.ts';
import {
  atStripe,
  CURRENT,
  controls,
  newPayer,
  type PayingMember,
  subscriber,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';
import { siteOf } from '#wiring';

withBank();
afterEach(() => travel(0));

const DAY = 86_400_000;
const pausing = (who: PayingMember, kind: string, days: number) =>
  who.post('/api/bets/pause', { userId: who.id, kind, days });
/** Bought some seconds ago: what is bought in the second in which a break begins is bought in it. */
async function bought(tier: 'monthly' | 'yearly' = 'monthly'): Promise<PayingMember> {
  const who = await subscriber(tier);
  await travel(2_000);
  return who;
}
const atBank = (who: PayingMember) => subscriptionsOf(who)[0];
const paidBy = (who: PayingMember) =>
  Object.values(atStripe().charges).filter(
    ({ customer, paid }) => customer === atBank(who)?.customer && paid,
  ).length;

test('288: nothing is collected during a self-exclusion, and after it a month is again', async () => {
  const who = await bought();
  const { body } = await pausing(who, 'exclusion', 90);
  expect(atBank(who)?.pause_collection).toEqual({
    behavior: 'void',
    resumes_at: Math.ceil(Date.parse(body.until) / 1000),
  });
  const current = async () => (await who.call(CURRENT)).body.subscription;
  expect(Date.parse((await current()).pausedUntil)).toBe(
    1000 * Math.ceil(Date.parse(body.until) / 1000),
  );
  await travel(89 * DAY);
  controls().tick();
  expect([paidBy(who), atBank(who)?.status]).toEqual([1, 'active']);
  await travel(119 * DAY);
  controls().tick();
  expect([paidBy(who), atBank(who)?.pause_collection]).toEqual([2, null]);
});

test('288: a year ends later by its length; made longer, by that; a shorter break changes nothing', async () => {
  const who = await bought('yearly');
  const end = () => atBank(who)?.items.data[0]?.current_period_end ?? 0;
  const first = end();
  await pausing(who, 'pause', 14);
  expect([end(), atBank(who)?.pause_collection]).toEqual([first, null]);
  await pausing(who, 'exclusion', 30);
  expect(Math.abs(end() - first - 30 * 86_400)).toBeLessThan(60);
  await pausing(who, 'exclusion', 90);
  expect(Math.abs(end() - first - 90 * 86_400)).toBeLessThan(60);
  expect(paidBy(who)).toBe(1);
});

/** A member whose renewal has just been drafted, or was declined. */
async function renewing(tier: 'monthly' | 'yearly', card: 'good' | 'later', hours: number) {
  const who = await subscriber(tier, card);
  const end = atBank(who)?.items.data[0]?.current_period_end ?? 0;
  await travel(end * 1000 - Date.now() + hours * 3_600_000);
  controls().tick();
  return newPayer(who.phone);
}

test.each([
  ['monthly', 'good', 0.5],
  ['yearly', 'good', 0.5],
  ['monthly', 'later', 30],
  ['yearly', 'later', 30],
] as const)(
  '500: what is drafted or open when it begins is not collected, and the period is paid after it: %s, %s, %d hours',
  async (tier, card, hours) => {
    const who = await renewing(tier, card, hours);
    const at = Date.now();
    const { body } = await pausing(who, 'exclusion', 30);
    const day = async (days: number) => {
      vi.useRealTimers();
      await travel(at - Date.now() + days * DAY);
      controls().tick();
    };
    await day(1);
    await reconcile(siteOf().use(billingTools), new Date());
    await day(29);
    expect(paidBy(who)).toBe(1);
    const customer = atBank(who)?.customer;
    const open = Object.values(atStripe().invoices).filter(
      (one) => one.customer === customer && ['open', 'draft'].includes(one.status ?? ''),
    );
    expect(open).toEqual([]);
    controls().putCard(String(customer), 'good');
    await day(34);
    expect(paidBy(who)).toBe(2);
    const end = (atBank(who)?.items.data[0]?.current_period_end ?? 0) * 1000;
    const length = tier === 'yearly' ? 365 : 28;
    expect(end).toBeGreaterThan(Date.parse(body.until) + length * DAY);
  },
);

test('501: set to end and unpaid, it ends with the break’s beginning', async () => {
  const unpaid = await renewing('yearly', 'later', 30);
  await payments.account.stripe.subscriptions.update(atBank(unpaid)?.id ?? '', {
    cancel_at_period_end: true,
  });
  await pausing(unpaid, 'exclusion', 30);
  expect(atBank(unpaid)?.status).toBe('canceled');
});

test('501: set to end and paid, it goes on to its end', async () => {
  const paid = await bought();
  await paid.post('/api/subscriptions/cancel', {});
  await pausing(paid, 'exclusion', 30);
  expect(atBank(paid)?.status).toBe('active');
});

test('288: with Stripe away the break holds, and the daily comparison stops the collecting', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const who = await bought();
  for (let at = 0; at < 2; at += 1)
    controls().fail({ on: 'POST /v1/subscriptions/{id}', status: 500 });
  expect((await pausing(who, 'exclusion', 30)).status).toBe(200);
  expect(atBank(who)?.pause_collection).toBeNull();
  await reconcile(siteOf().use(billingTools), new Date());
  expect(atBank(who)?.pause_collection?.behavior).toBe('void');
  log.mockRestore();
});

const told = async (who: PayingMember): Promise<string[]> =>
  (await who.call(CURRENT)).body.notices.map(({ title }: { title: string }) => title);

const remindNow = (memberId: string, now: Date) => {
  const { use } = siteOf();
  const next = (id: string) => nextOfRenewing(use(memberTools).stripe, id);
  return tellOfBreaks(use(moneyBackTools), { now, next, memberId });
};

test('571: a break’s beginning and end are told once each, and the page shows the pause', async () => {
  const who = await bought();
  await pausing(who, 'pause', 14);
  expect(await told(who)).toEqual([]);
  expect((await who.call(CURRENT)).body.subscription.pausedUntil).toBeUndefined();
  const { until } = (await pausing(who, 'exclusion', 30)).body;
  const { subscription } = (await who.call(CURRENT)).body;
  expect(Date.parse(subscription.pausedUntil)).toBe(1000 * Math.ceil(Date.parse(until) / 1000));
  expect(await told(who)).toHaveLength(1);
  expect((await told(who))[0]).toMatch(/^Payments pause until /);
  expect(await remindNow(who.id, new Date())).toBe(0);
  await travel(31 * DAY);
  controls().tick();
  const after = new Date(Date.now() + 31 * DAY);
  expect([await remindNow(who.id, after), await remindNow(who.id, after)]).toEqual([1, 0]);
  const again = await newPayer(who.phone);
  expect((await told(again))[0]).toBe('Payments go on after your break');
  expect((await again.call(CURRENT)).body.subscription.pausedUntil).toBeUndefined();
});

test('571: who has canceled is told nothing of payments', async () => {
  const who = await bought();
  await who.post('/api/subscriptions/cancel', {});
  await pausing(who, 'exclusion', 30);
  expect(await told(who)).toEqual([]);
});

test('572: an invoice that was drafted right before the break is void, and takes nothing', async () => {
  const who = await subscriber();
  const end = atBank(who)?.items.data[0]?.current_period_end ?? 0;
  await travel(1000 * end + 600_000 - Date.now());
  controls().tick();
  const invoices = () =>
    Object.values(atStripe().invoices)
      .filter(({ customer }) => customer === atBank(who)?.customer)
      .map(({ status }) => status);
  expect(invoices()).toEqual(['paid', 'draft']);
  await pausing(await newPayer(who.phone), 'exclusion', 30);
  expect(invoices()).toEqual(['paid', 'void']);
  await travel(1000 * end + 3 * 3_600_000 - Date.now());
  controls().tick();
  expect(paidBy(who)).toBe(1);
});
