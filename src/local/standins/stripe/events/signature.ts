import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header: HMAC-SHA256 over `time.payload` (docs.stripe.com/webhooks#verify-manually). */
export function stripeSignature(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
