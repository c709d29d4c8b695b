import type Stripe from 'stripe';
import type { MemberTools } from '../memberTools.ts';
import type { OwnSubscription } from '../store/billing.ts';
import { isOverSubscription, syncCustomer } from './syncCustomer.ts';

/** A subscription in its current state at Stripe, with our updated copy. */
export interface Owned {
  readonly row: OwnSubscription;
  readonly subscription: Stripe.Subscription;
}

/** Whether it is charged again unless canceled. */
const renews = ({ row }: Owned): boolean => !isOverSubscription(row) && row.cancelsAt === null;

/**
 * A member's current or last subscription to one of our plans; others of the customer are none of ours. Of several, which only the owner can create by hand, one that renews, because the one
 * being charged must be visible and cancelable; else the one with the longest access. Undefined if they never had one.
 */
export async function ownSubscription(
  tools: MemberTools,
  customer: string,
  memberId: string,
): Promise<Owned | undefined> {
  const atStripe = await syncCustomer(tools, customer, memberId);
  const rows = await tools.billing.readSubscriptions(memberId);
  const owned = rows.flatMap((row): Owned[] => {
    const subscription = atStripe.find(({ id }) => id === row.id);
    const isShown = row.tier !== null && !row.status.startsWith('incomplete');
    return subscription && isShown ? [{ row, subscription }] : [];
  });
  return owned.find(renews) ?? owned[0];
}

/** The same, unless it is over. */
export async function runningSubscription(
  tools: MemberTools,
  memberId: string,
): Promise<Owned | undefined> {
  const customer = await tools.checkouts.customerOf(memberId);
  const owned = customer === null ? undefined : await ownSubscription(tools, customer, memberId);
  return owned && !isOverSubscription(owned.row) ? owned : undefined;
}
