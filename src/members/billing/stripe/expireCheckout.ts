import type Stripe from 'stripe';
import { unlessGone, unlessTooLate } from './refusals.ts';

/**
 * Expires a checkout, so that it can no longer be paid; a paid or expired one stays unchanged.
 * @param key the same when a call is repeated, another for a new attempt: for a day Stripe repeats a failed call's answer
 */
export function expireCheckout(stripe: Stripe, session: string, key: string): Promise<unknown> {
  const idempotencyKey = `expire-${session}-${key}`;
  const expired = stripe.checkout.sessions.expire(session, {}, { idempotencyKey });
  return unlessTooLate(unlessGone(expired, undefined), undefined);
}
