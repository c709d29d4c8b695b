import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { payments } from '#test/billing/account.ts';
import { beginLife, type Life, liveOn } from '#test/billing/lives.ts';
import { Post } from '#test/billing/post.ts';
import { randomOf } from '#test/billing/random.ts';
import { sumsOf } from '#test/billing/sums.ts';
import { isActive, isPayerBanned, storedAccess } from '#test/billing/told.ts';
import { goTo, withBilling } from '#test/billing/trial.ts';
import { siteOf } from '#wiring';
import { accessUntil } from '../rules/standing.ts';
import { createPayments } from '../stripe/payments.ts';
import { stripeOf } from '../stripe/stripe.ts';
import { billingTools } from '../tools.ts';
import { reconcile } from '../verbs/reconcile.ts';

/**
 * The lives of many members, with events in any order, doubled, late and many at once. One seed and 2,000 deliveries; more with
 *   BILLING_SEEDS=1,2,3,4,5 BILLING_DELIVERIES=2000 npx vitest run src/members/billing/tests/lives.test.ts
 * (10,000 in all: about five minutes on two cores).
 */
const SEEDS = (process.env.BILLING_SEEDS ?? '20270115').split(',').map(Number);
const DELIVERIES = Number(process.env.BILLING_DELIVERIES ?? 2_000);
const MEMBERS = Math.ceil(DELIVERIES / 80);
/** For a slow machine. */
const TIMEOUT_MS = 900_000;
const TEN_DAYS_MS = 10 * 86_400_000;
const BEGIN = Date.parse('2027-01-29T12:00:00Z');

withBilling();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function everybody(lives: readonly Life[], random: () => number): Promise<void> {
  for (const life of lives) await liveOn(life, random);
}

/** Half a year of everybody, reported to the webhook in parts. */
async function everybodysLife(
  members: number,
  random: () => number,
  postman: () => number,
): Promise<{ lives: Life[]; post: Post }> {
  const post = new Post();
  payments.account.controls.webhooks.hold();
  await goTo(BEGIN);
  const lives: Life[] = [];
  for (let count = 0; count < members; count += 1) lives.push(await beginLife(random));
  for (let step = 1; step <= 18; step += 1) {
    await goTo(BEGIN + step * TEN_DAYS_MS);
    post.collect();
    // Things happen while others are being reported.
    await Promise.all([everybody(lives, random), post.some(random(), postman)]);
  }
  return { lives, post };
}

/** Everybody has what Stripe's objects give them. Returns the statuses present. */
async function expectAsStripeHas(lives: readonly Life[]): Promise<Set<string>> {
  const { subscriptions } = createPayments(stripeOf(process.env));
  const statuses = new Set<string>();
  const now = clock.now().getTime();
  for (const life of lives) {
    expect(await isPayerBanned(life)).toBe(life.disputed);
    const due = [];
    for (const id of life.subscriptions) {
      const { facts } = await subscriptions.read(id);
      statuses.add(facts.status);
      due.push(accessUntil(facts, life.disputed));
      expect(await storedAccess(id)).toBe(due.at(-1));
      if (life.disputed) expect(facts.endedAt).not.toBeNull();
      if (facts.refunded && facts.endedAt === null) expect(facts.cancelsAt).not.toBeNull();
    }
    expect(await isActive(life)).toBe(Math.max(...due) > now);
  }
  return statuses;
}

/** Nobody's dollar is kept silently or given twice, by sums of what the bank saw; and asked again, nothing changes. */
async function expectSumsOf(lives: readonly Life[]): Promise<void> {
  const compare = () => reconcile(siteOf().use(billingTools), clock.now());
  await compare();
  const before = lives.map(({ customer }) => sumsOf(customer));
  const { named, failures } = await compare();
  expect(failures).toEqual([]);
  for (const [index, { customer }] of lives.entries()) {
    const sums = sumsOf(customer);
    expect(sums).toEqual(before[index]);
    const { paid, back, invoiced, gifts, credit, isAllBack } = sums;
    const isTwice = named.some((one) => one.customer === customer && one.what === 'given twice');
    if (!isTwice) expect(back).toBeLessThanOrEqual(paid);
    expect(credit).toBeLessThanOrEqual(Math.max(0, paid + gifts - invoiced));
    expect(credit).toBeGreaterThanOrEqual(paid + gifts - invoiced - back);
    if (isAllBack) expect(credit).toBeLessThanOrEqual(gifts);
  }
}

test.each(SEEDS)(
  'seed %i: in the end everybody has what Stripe’s object gives them',
  async (seed) => {
    const postman = randomOf(seed + 1);
    const { lives, post } = await everybodysLife(MEMBERS, randomOf(seed), postman);
    do {
      post.collect();
      await post.some(1, postman);
      post.collect();
    } while (post.waiting > 0);
    await post.again(Math.max(0, DELIVERIES - post.deliveries), postman);
    post.collect();
    expect(post.waiting).toBe(0);
    expect(post.deliveries).toBeGreaterThanOrEqual(DELIVERIES);
    expect(post.refused).toBeLessThan(post.deliveries / 10);

    const statuses = await expectAsStripeHas(lives);
    // The lives were varied.
    expect(statuses).toContain('active');
    expect(statuses).toContain('canceled');
    expect(lives.filter(({ disputed }) => disputed).length).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);

test(
  'what was lost of it, the daily comparison makes up for',
  async () => {
    const postman = randomOf(2);
    const { lives, post } = await everybodysLife(12, randomOf(1), postman);
    expect(post.lose()).toBeGreaterThan(0);
    const { failures, synced } = await reconcile(siteOf().use(billingTools), clock.now());
    expect(failures).toEqual([]);
    expect(synced).toBeGreaterThan(0);
    // Events that follow from it are lost, too.
    post.lose();
    await expectAsStripeHas(lives);
    await expectSumsOf(lives);
  },
  TIMEOUT_MS,
);
