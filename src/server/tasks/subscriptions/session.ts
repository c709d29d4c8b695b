import Stripe from 'stripe';
import { isOver } from './syncCustomer.ts';

/** How a session of Stripe Checkout stands. */
export type SessionState =
  | { readonly state: 'open'; readonly url: string }
  /** Paid, and what came of it is not over. */
  | { readonly state: 'paid'; readonly subscription: string }
  | { readonly state: 'over' };

function stateOf({ status, url, subscription }: Stripe.Checkout.Session): SessionState {
  if (status === 'open' && url !== null) return { state: 'open', url };
  if (status !== 'complete' || subscription === null || typeof subscription === 'string') {
    return { state: 'over' };
  }
  return isOver(subscription)
    ? { state: 'over' }
    : { state: 'paid', subscription: subscription.id };
}

export async function readSession(stripe: Stripe, id: string): Promise<SessionState> {
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
  return stateOf(session);
}

/** Ends a session, so that it can be paid no more. Answers how it stands then: it may have been paid before. */
export async function endSession(stripe: Stripe, id: string): Promise<SessionState> {
  const found = await readSession(stripe, id);
  if (found.state !== 'open') return found;
  try {
    await stripe.checkout.sessions.expire(id);
    return { state: 'over' };
  } catch (error) {
    // Paid or expired since it was looked at: Stripe refuses.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const now = await readSession(stripe, id);
    if (now.state === 'open') throw error;
    return now;
  }
}
