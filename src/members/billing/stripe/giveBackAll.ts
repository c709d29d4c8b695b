import type Stripe from 'stripe';
import { clock } from '#clock';
import type { GivingBackWhy, Holder } from '../rules/owed/till.ts';
import { readProduct } from './catalog.ts';
import { idOf } from './idOf.ts';
import { settleTill } from './settleTill.ts';

/** Whose it is does not matter to what is decided. */
const ANYBODY: Holder = { is: 'member', since: null, breaks: [], bans: [] };

/**
 * Gives everything back that was paid for a subscription, takes the credit that came of it, and voids what it owes. May be called
 * again: each payment goes back once.
 */
export async function giveBackAll(
  stripe: Stripe,
  subscription: string,
  why: GivingBackWhy,
): Promise<void> {
  const { customer } = await stripe.subscriptions.retrieve(subscription);
  await settleTill(stripe, await readProduct(stripe), {
    customer: idOf(customer) ?? '',
    notes: { holder: ANYBODY, givingBack: new Map([[subscription, why]]) },
    now: clock.now().getTime(),
  });
}
