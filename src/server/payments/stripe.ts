import Stripe from 'stripe';
import * as z from 'zod';

/** What our code and its tests are written for, whatever the account's own default is. */
export const API_VERSION = '2026-10-28.endive';

/** A reader waits for the answer; the client tries once more after a lost connection, 409 or 5xx. */
const TIMEOUT_MS = 8_000;

const schema = z.object({
  STRIPE_SECRET_KEY: z.string().regex(/^[rs]k_(?:test|live)_\w+$/),
  /** Another address than Stripe's: its stand-in. */
  STRIPE_API_URL: z.url().optional(),
});

type Environment = Readonly<Record<string, string | undefined>>;

export interface StripeAccess {
  readonly stripe: Stripe;
  /** Whether real money moves. Objects and events of the other mode are refused. */
  readonly livemode: boolean;
}

/** Stripe's own client. Throws one sentence where the environment lacks the key. */
export function stripeOf(environment: Environment): StripeAccess {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) throw new Error(`Payments are not set up: ${z.prettifyError(parsed.error)}`);
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: address } = parsed.data;
  const other = address === undefined ? undefined : new URL(address);
  const stripe = new Stripe(key, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(),
    ...(other && {
      host: other.hostname,
      port: Number(other.port),
      protocol: other.protocol === 'http:' ? 'http' : 'https',
    }),
  });
  return { stripe, livemode: key.includes('_live_') };
}
