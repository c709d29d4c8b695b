import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { clock } from '#clock';

/** Headers of a message signed by the rules of Standard Webhooks (standardwebhooks.com), once for each secret. */
export function signedHeaders(
  body: string,
  secrets: string,
  id: string = randomUUID(),
  seconds: number = Math.floor(clock.now().getTime() / 1000),
): Record<string, string> {
  const at = new Date(seconds * 1000);
  const keys = secrets.split('|').map((secret) => secret.replace(/^v1,whsec_/, ''));
  const signatures = keys.map((key) => new Webhook(key).sign(id, at, body));
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    // The specification has a space between signatures; Supabase Auth sends this.
    'webhook-signature': signatures.join(', '),
  };
}
