import { createHmac } from 'node:crypto';
import webhook from '../../../netlify/functions/stripe-webhook.ts';
import { SITE_URL } from '../accounts/trial.ts';
import { bareContext } from '../context.ts';
import { WEBHOOK_SECRET } from './account.ts';

interface Sent {
  readonly secret?: string;
  readonly ageS?: number;
  readonly body?: string;
  readonly signature?: string;
  readonly method?: string;
}

/** The signature of a body, made by hand. */
export function signatureOf(body: string, seconds: number, secret = WEBHOOK_SECRET): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/** Sends an event to the webhook by hand. */
export function send(event: object, sent: Sent = {}): Promise<Response> {
  const signed = JSON.stringify(event);
  const seconds = Math.floor(Date.now() / 1000) - (sent.ageS ?? 0);
  const signature = sent.signature ?? signatureOf(signed, seconds, sent.secret);
  const method = sent.method ?? 'POST';
  const request = new Request(`${SITE_URL}/api/stripe/webhook`, {
    method,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: method === 'GET' || method === 'HEAD' ? null : (sent.body ?? signed),
  });
  return webhook(request, bareContext());
}
