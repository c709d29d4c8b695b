import type { Buffer } from 'node:buffer';
import Stripe from 'stripe';
import { withAnySecret } from '#http/hook.ts';

/** Maximum age of a signature. */
const TOLERANCE_S = 300;

/**
 * The event that Stripe signed; undefined if the signature is wrong or too old.
 * @param body as received, byte for byte
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

/** Whether an event and its object are in our key's mode: test and real money never mix. */
export function isOfMode({ livemode, data: { object } }: Stripe.Event, wanted: boolean): boolean {
  return livemode === wanted && (!('livemode' in object) || object.livemode === wanted);
}
