import type Stripe from 'stripe';
import { billsOf } from './bills.ts';
import { refundOnce } from './refundOnce.ts';
import { unlessGone } from './refusals.ts';
import { isPayable, voidPayable } from './voidPayable.ts';

/** When a subscription stopped being anybody's, ms since 1970. */
export interface Over {
  /** When it ended; null if only now. */
  readonly endedAt: number | null;
  /** Since when its number has been banned or its account gone; null if neither. Payments of that second are after it. */
  readonly nobodysSince: number | null;
}

const floorSecond = (ms: number): number => 1000 * Math.floor(ms / 1000);

/**
 * Leaves nothing of a subscription that is over to be paid or kept: its invoices are voided, and what was paid for it after its
 * end, or when it was nobody's any more, goes back. May be repeated: each step is done once.
 * @param owed invoices that were unpaid right before it ended: paid meanwhile, they are paid too late in the same second
 */
export async function settleOver(
  stripe: Stripe,
  subscription: string,
  { endedAt, nobodysSince }: Over,
  owed: ReadonlySet<string> = new Set(),
): Promise<void> {
  for (const { id, payments } of await voidPayable(stripe, subscription)) {
    for (const { intent, paidAt } of payments) {
      const isNobodys = nobodysSince !== null && paidAt >= floorSecond(nobodysSince);
      const isLate = owed.has(id) || (endedAt !== null && paidAt > endedAt);
      if (!isNobodys && !isLate) continue;
      const why = isNobodys ? 'paid by nobody' : 'paid after the end';
      await refundOnce(stripe, { intent, subscription, why });
    }
  }
}

/** Ends a subscription at once and settles it: the one way in which we end any. */
export async function endAndSettle(
  stripe: Stripe,
  subscription: string,
  nobodysSince: number | null = null,
): Promise<void> {
  const owed = (await billsOf(stripe, subscription)).filter(isPayable).map(({ id }) => id);
  // An ended one is no longer found.
  await unlessGone(stripe.subscriptions.cancel(subscription), undefined);
  await settleOver(stripe, subscription, { endedAt: null, nobodysSince }, new Set(owed));
}
