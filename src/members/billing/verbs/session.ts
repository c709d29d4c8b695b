import type Stripe from 'stripe';
import type { MemberTools } from '../memberTools.ts';
import { expireCheckout } from '../stripe/expireCheckout.ts';
import { isOverSubscription } from './syncCustomer.ts';

/** State of a Stripe Checkout session. */
type SessionState =
  | { readonly state: 'open'; readonly url: string }
  /** Paid, and its subscription is not over. */
  | { readonly state: 'paid'; readonly subscription: string }
  /** Complete, but the money is still on its way: a bank debit takes days. */
  | { readonly state: 'waiting'; readonly subscription: string }
  | { readonly state: 'over' };

function stateOf({ status, url, subscription }: Stripe.Checkout.Session): SessionState {
  if (status === 'open' && url !== null) return { state: 'open', url };
  if (status !== 'complete' || subscription === null || typeof subscription === 'string') {
    return { state: 'over' };
  }
  if (isOverSubscription(subscription)) return { state: 'over' };
  const state = subscription.status === 'incomplete' ? 'waiting' : 'paid';
  return { state, subscription: subscription.id };
}

export async function readSession(stripe: Stripe, id: string): Promise<SessionState> {
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
  return stateOf(session);
}

/** Ends a session, so that it can no longer be paid. Returns its state: it may have been paid before. */
export async function endSession(
  { stripe, billing }: Pick<MemberTools, 'stripe' | 'billing'>,
  id: string,
): Promise<SessionState> {
  const found = await readSession(stripe, id);
  if (found.state !== 'open') return found;
  await expireCheckout(stripe, id, String(await billing.askStripe()));
  const now = await readSession(stripe, id);
  if (now.state === 'open') throw new Error(`${id} is still open`);
  return now;
}
