import type { BillingTools } from '../billingTools.ts';
import type { PaidSubscription } from '../stripe/subscriptions.ts';

const RENEWS: readonly string[] = ['active', 'trialing', 'past_due'];

/** Collects nothing for one of our plans while its member is on a break of a month or more. Returns whether it changed something. */
export async function holdForBreak(
  { billing, payments }: BillingTools,
  { id, customerId, facts }: PaidSubscription,
): Promise<boolean> {
  const isHeld = RENEWS.includes(facts.status) && facts.tier !== null;
  if (!isHeld || facts.endedAt !== null) return false;
  const held = await billing.collectionBreak(customerId);
  if (held === null) return false;
  // One that is set to end is paid once more only where a renewal is still open.
  return facts.cancelsAt === null ? payments.holdCollection(id, held) : payments.endUnpaid(id);
}
