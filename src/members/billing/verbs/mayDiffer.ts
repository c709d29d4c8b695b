import type { SubscriptionRow } from '../store/billing.ts';
import type { PaidSubscription } from '../stripe/subscriptions.ts';
import { subscriptionRow } from './syncSubscription.ts';

/**
 * Whether our copy may differ from Stripe, or something remains to be done at Stripe. If invoices matter (after a refund, or
 * while one is owed), only requesting them would tell, so the subscription counts as differing.
 */
export function mayDiffer(current: PaidSubscription, stored: SubscriptionRow | undefined): boolean {
  // What is for another product is never copied.
  if (stored === undefined) return current.facts.tier !== null;
  if (current.facts.status === 'past_due') return true;
  if (current.givingBack === 'due') return true;
  const expected = subscriptionRow(current, false);
  return (
    expected.status !== stored.status ||
    expected.tier !== stored.tier ||
    expected.customerId !== stored.customerId ||
    expected.periodStart !== stored.periodStart ||
    expected.periodEnd !== stored.periodEnd ||
    expected.cancelsAt !== stored.cancelsAt ||
    expected.endedAt !== stored.endedAt ||
    expected.accessUntil !== stored.accessUntil
  );
}
