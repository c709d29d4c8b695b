import type Stripe from 'stripe';
import type { MemberTools } from '../memberTools.ts';
import type { OwnSubscription } from '../store/billing.ts';
import { isOver, syncCustomer } from './syncCustomer.ts';

/** A subscription as Stripe has it now, with our copy of it, just written. */
export interface Owned {
  readonly row: OwnSubscription;
  readonly subscription: Stripe.Subscription;
}

/** Whether it is one of our plans, and charged for again unless it is cancelled. */
const renews = ({ row }: Owned): boolean =>
  row.tier !== null && !isOver(row) && row.cancelsAt === null;

/**
 * The subscription that a member has, or had last. Of several, which only the owner's hand can make, one that renews: what
 * is charged is what is to be seen and cancelled; else the one with the longest access. Undefined where they never had one.
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
    return subscription && !row.status.startsWith('incomplete') ? [{ row, subscription }] : [];
  });
  return owned.find(renews) ?? owned[0];
}

/** The same, where it is not over. */
export async function runningSubscription(
  tools: MemberTools,
  memberId: string,
): Promise<Owned | undefined> {
  const customer = await tools.checkouts.customerOf(memberId);
  const owned = customer === null ? undefined : await ownSubscription(tools, customer, memberId);
  return owned && !isOver(owned.row) ? owned : undefined;
}
