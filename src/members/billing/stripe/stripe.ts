import Stripe from 'stripe';
import * as z from 'zod';
import { webAddress } from '#domain/product/webAddress.ts';
import { abortWithin, fetch } from '#fetch';
import { optionalAddress } from '#store/serviceAddress.ts';

/** The version our code and tests are written for, whatever the account's default. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/** How long to wait for Stripe: the client retries after no answer, a lost connection, 409 or 5xx. */
interface StripePatience {
  readonly timeoutMs: number;
  readonly retries: number;
}
const PATIENT: StripePatience = { timeoutMs: 8_000, retries: 2 };
/** For requests that a reader waits for: if Stripe hangs, they are told within ten seconds. */
export const PROMPT_STRIPE: StripePatience = { timeoutMs: 4_500, retries: 1 };

const schema = z.object({
  STRIPE_SECRET_KEY: z.string().regex(/^[rs]k_(?:test|live)_\w+$/),
  /** Replaces Stripe's address: its stand-in. */
  STRIPE_API_URL: optionalAddress.refine((text) => !text || webAddress(text)?.path === '', {
    error: 'has to be an address without a path',
  }),
});

type Environment = Readonly<Record<string, string | undefined>>;

export interface StripeAccess {
  readonly stripe: Stripe;
  /** Whether real money moves. Objects and events of the other mode are refused. */
  readonly livemode: boolean;
}

/** Unlike our own limits, Stripe's cannot be extended on a slow machine. */
const limited =
  (timeoutMs: number): typeof fetch =>
  (input, init) =>
    fetch(input, { ...init, signal: abortWithin(timeoutMs, init?.signal) });

/** Stripe's own client. Throws one sentence if the environment lacks the key. */
export function stripeOf(
  environment: Environment,
  { timeoutMs, retries }: StripePatience = PATIENT,
): StripeAccess {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) throw new Error(`Payments are not set up: ${z.prettifyError(parsed.error)}`);
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: address } = parsed.data;
  const other = address === undefined ? undefined : webAddress(address);
  const stripe = new Stripe(key, {
    apiVersion: STRIPE_API_VERSION,
    maxNetworkRetries: retries,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(limited(timeoutMs)),
    ...(other && {
      host: other.host,
      port: other.port,
      protocol: other.protocol,
    }),
  });
  return { stripe, livemode: key.includes('_live_') };
}
