import Stripe from 'stripe';
import * as z from 'zod';
import { abortWithin } from '#store/within.ts';

/** What our code and its tests are written for, whatever the account's own default is. */
export const API_VERSION = '2026-10-28.endive';

/** How long Stripe is waited for: the client tries again after no answer, a lost connection, 409 or 5xx. */
export interface StripePatience {
  readonly timeoutMs: number;
  readonly retries: number;
}
const PATIENT: StripePatience = { timeoutMs: 8_000, retries: 2 };
/** For what a reader waits for: where Stripe hangs they hear of it within ten seconds. */
export const PROMPT_STRIPE: StripePatience = { timeoutMs: 4_500, retries: 1 };

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

/** Stripe's own limit cannot be stretched on a slow machine, as all our limits can. */
const limited =
  (timeoutMs: number): typeof fetch =>
  (input, init) =>
    fetch(input, { ...init, signal: abortWithin(timeoutMs, init?.signal) });

/** Stripe's own client. Throws one sentence where the environment lacks the key. */
export function stripeOf(
  environment: Environment,
  { timeoutMs, retries }: StripePatience = PATIENT,
): StripeAccess {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) throw new Error(`Payments are not set up: ${z.prettifyError(parsed.error)}`);
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: address } = parsed.data;
  const other = address === undefined ? undefined : new URL(address);
  const stripe = new Stripe(key, {
    apiVersion: API_VERSION,
    maxNetworkRetries: retries,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(limited(timeoutMs)),
    ...(other && {
      host: other.hostname,
      port: Number(other.port),
      protocol: other.protocol === 'http:' ? 'http' : 'https',
    }),
  });
  return { stripe, livemode: key.includes('_live_') };
}
