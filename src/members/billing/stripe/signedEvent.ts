import type { Buffer } from 'node:buffer';
import Stripe from 'stripe';
import { withAnySecret } from '#http/hook.ts';

/** How old a signature may be. */
const TOLERANCE_S = 300;

/**
 * The event that Stripe signed; undefined where it did not, or too long ago.
 * @param body as it came, to the byte
 * @param secrets of the endpoint
 */
export const signedEvent = (
  body: Buffer,
  signature: string,
  secrets: string,
  now: Date,
): Stripe.Event | undefined =>
  withAnySecret(secrets, (secret) =>
    Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, now.getTime()),
  );

/** Whether an event, and what it shows, is of the mode that our key is of: test and real money never mix. */
export function isOfMode({ livemode, data: { object } }: Stripe.Event, wanted: boolean): boolean {
  return livemode === wanted && (!('livemode' in object) || object.livemode === wanted);
}
