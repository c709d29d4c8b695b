import type { Buffer } from 'node:buffer';
import Stripe from 'stripe';
import { withAnySecret } from '#http/hook.ts';
import { type ThinEvent, thinEvent } from './thinEvent.ts';

/** Maximum age of a signature. */
const TOLERANCE_S = 300;

const NO_LIMIT = 0;

/** What a signature proves. */
interface Signed {
  /** Undefined if the signature is wrong or too old. */
  readonly event: Stripe.Event | ThinEvent | undefined;
  /** By how many seconds a right signature is older than our clock allows, or is ahead of it: negative then. 0 within five minutes. */
  readonly offS: number;
}

/** Seconds between a right signature and our clock. */
function ageS(signature: string, now: Date): number {
  const [, at] = /(?:^|,)\s*t=(\d+)/.exec(signature) ?? [];
  return Math.floor(now.getTime() / 1000) - Number(at ?? Number.NaN);
}

/**
 * The event that Stripe signed.
 * @param body as received, byte for byte
 * @param secrets of the endpoint
 */
export function signedEvent(body: Buffer, signature: string, secrets: string, now: Date): Signed {
  const secret = withAnySecret(secrets, (one) => {
    const isRight = Stripe.webhooks.signature?.verifyHeader(body, signature, one, NO_LIMIT);
    return isRight === true ? one : undefined;
  });
  if (secret === undefined) return { event: undefined, offS: 0 };
  const age = ageS(signature, now);
  const offS = Math.abs(age) > TOLERANCE_S ? age : 0;
  if (!(age <= TOLERANCE_S)) return { event: undefined, offS };
  const event =
    thinEvent(body.toString()) ?? Stripe.webhooks.constructEvent(body, signature, secret, NO_LIMIT);
  return { event, offS };
}

/** Whether an event and its object are in our key's mode: test and real money never mix. */
export function isOfMode(event: Stripe.Event | ThinEvent, wanted: boolean): boolean {
  if (event.livemode !== wanted) return false;
  if (event.object !== 'event') return true;
  const { object } = event.data;
  return !('livemode' in object) || object.livemode === wanted;
}
