import type Stripe from 'stripe';
import { giveBackAll } from './giveBackAll.ts';
import { unlessGone } from './refusals.ts';

/**
 * Ends a subscription at once and gives everything back that was paid for it: by the rule of what is owed. May be called again after
 * a failure: each step is done once.
 */
export async function undoPurchase(stripe: Stripe, subscription: string): Promise<void> {
  await unlessGone(stripe.subscriptions.cancel(subscription), undefined);
  await giveBackAll(stripe, subscription, 'guarantee');
}
