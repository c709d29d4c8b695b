import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { newId, nowS } from './objects.ts';

/** Stripe retries for days; a machine that is just starting needs seconds. */
const RETRY_AFTER_MS = [0, 500, 2_000];

/** The `Stripe-Signature` header: HMAC-SHA256 over `time.payload` (docs.stripe.com/webhooks#verify-manually). */
export function stripeSignature(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

export interface WebhookOptions {
  readonly webhookUrl: string;
  readonly webhookSecret: string;
}

/** Posts an event until it is accepted or the tries are used up; whether it was. */
export async function sendEvent(
  { webhookUrl, webhookSecret }: WebhookOptions,
  type: string,
  object: unknown,
): Promise<boolean> {
  const payload = JSON.stringify({
    id: newId('evt'),
    object: 'event',
    type,
    created: nowS(),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  });
  for (const delay of RETRY_AFTER_MS) {
    await wait(delay, undefined, { ref: false });
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': stripeSignature(payload, webhookSecret, nowS()),
    };
    const answer = await fetch(webhookUrl, { method: 'POST', body: payload, headers }).catch(
      () => undefined,
    );
    if (answer?.ok) return true;
  }
  return false;
}
