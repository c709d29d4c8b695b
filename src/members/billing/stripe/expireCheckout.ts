import type Stripe from 'stripe';
import { unlessGone, unlessTooLate } from './refusals.ts';

/**
 * Closes a checkout, so that it can be paid no more; one that is paid or has run out stays as it is.
 * @param key the same for a call made again, another for a new try: Stripe answers a call that failed with its failure for a
 *   day
 */
export function expireCheckout(stripe: Stripe, session: string, key: string): Promise<unknown> {
  const idempotencyKey = `expire-${session}-${key}`;
  const expired = stripe.checkout.sessions.expire(session, {}, { idempotencyKey });
  return unlessTooLate(unlessGone(expired, undefined), undefined);
}
