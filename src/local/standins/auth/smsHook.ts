import { createHmac, randomUUID } from 'node:crypto';
import { clock } from '#clock';

/** Supabase's "Send SMS" hook. */
export interface SmsHook {
  readonly uri: string;
  /** `v1,whsec_` and the key in base64. */
  readonly secret: string;
}

/** The headers of a message signed as Standard Webhooks (standardwebhooks.com) asks. */
export function signedHeaders(
  body: string,
  secret: string,
  id: string = randomUUID(),
  seconds: number = Math.floor(clock.now().getTime() / 1000),
): Record<string, string> {
  const key = Buffer.from(secret.replace(/^v1,whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}

/** Calls the hook; its status, or 504 when it does not answer within GoTrue's 5 seconds. */
export async function callHook({ uri, secret }: SmsHook, payload: unknown): Promise<number> {
  const body = JSON.stringify(payload);
  try {
    const headers = signedHeaders(body, secret);
    const signal = AbortSignal.timeout(5_000);
    return (await fetch(uri, { method: 'POST', body, headers, signal })).status;
  } catch {
    return 504;
  }
}
