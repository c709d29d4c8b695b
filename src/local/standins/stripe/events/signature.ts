import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header: HMAC-SHA256 over `time.payload` (docs.stripe.com/webhooks#verify-manually), once for
 * each secret: there are two while one replaces the other.
 */
export function stripeSignature(
  payload: string,
  secrets: readonly string[],
  seconds: number,
): string {
  const signatures = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex'),
  );
  return [`t=${seconds}`, ...signatures.map((one) => `v1=${one}`)].join(',');
}
