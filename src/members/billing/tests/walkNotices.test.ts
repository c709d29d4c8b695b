import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { payments } from '#test/billing/account.ts';
import { controls, subscriber, subscriptionsOf, withBank } from '#test/billing/member.ts';
import { auditBilling } from '#test/billing/walk/audit.ts';
import {
  type BillingWalk,
  beginTime,
  letTimePass,
  newWalked,
  paidBy,
} from '#test/billing/walk/walker.ts';
import { siteOf } from '#wiring';
import { billingTools } from '../tools.ts';
import { reconcile } from '../verbs/reconcile.ts';

withBank();
beforeEach(() => {
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const stripe = () => payments.account.stripe;

/** What the walk's sums say of one member. */
async function seenBy(act: (subscription: string, payment: string) => Promise<unknown>) {
  const member = await subscriber('yearly');
  const [one] = subscriptionsOf(member);
  const who = { ...(await newWalked()), ...member, customers: new Set([String(one?.customer)]) };
  const [paid] = paidBy(who);
  await act(String(one?.id), String(paid?.charge.id));
  const wrong = (named: Parameters<typeof auditBilling>[1]): string => {
    const walk: BillingWalk = {
      random: Math.random,
      members: [who],
      lived: new Map(),
      wrong: [],
      done: [],
    };
    auditBilling(walk, named);
    return walk.wrong.map((line) => line.replace(/^\S+: /, '')).join('; ');
  };
  const before = wrong([]);
  const { named } = await reconcile(siteOf().use(billingTools), clock.now());
  return { before, after: wrong(named) };
}

async function toMonth(subscription: string): Promise<void> {
  const { items } = await stripe().subscriptions.retrieve(subscription);
  await stripe().subscriptions.update(subscription, {
    items: [{ id: items.data[0]?.id ?? '', price: payments.account.prices.monthly }],
    proration_behavior: 'always_invoice',
  });
}

test('687: the walk’s own sums see credit whose money has gone back', async () => {
  const seen = await seenBy(async (subscription, charge) => {
    await toMonth(subscription);
    await stripe().refunds.create({ charge });
  });
  expect(seen.before).toMatch(/^credit of 1\d{4}, and by the book 0$/);
  expect(seen.after).toBe('');
});

test('687: in part: they see each cent of it', async () => {
  const seen = await seenBy(async (subscription, charge) => {
    await toMonth(subscription);
    await stripe().refunds.create({ charge, amount: 1 });
  });
  expect(seen.before).toMatch(/^credit of 1\d{4}, and by the book 1\d{4}$/);
  expect(seen.after).toBe('');
});

test('687: what was bought with such credit before it could be taken is named', async () => {
  const seen = await seenBy(async (subscription, charge) => {
    await toMonth(subscription);
    beginTime();
    await letTimePass(3_000);
    await stripe().refunds.create({ charge });
    await letTimePass(3_000);
    await stripe().subscriptions.update(subscription, {
      billing_cycle_anchor: { type: 'now' },
      proration_behavior: 'none',
    });
  });
  expect(seen.before).toMatch(/were spent after it had gone back, and nobody is told/);
  expect(seen.after).toBe('');
});

test('687: what waits for an invoice of something that is over', async () => {
  const seen = await seenBy(async (subscription) => {
    const { customer } = await stripe().subscriptions.retrieve(subscription);
    controls().putPending({ customer: String(customer), subscription, cents: 500 });
    await stripe().subscriptions.cancel(subscription);
  });
  expect(seen.before).toMatch(/^500 of what is over wait for an invoice$/);
  expect(seen.after).toBe('');
});
