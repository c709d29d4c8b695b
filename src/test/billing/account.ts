import process from 'node:process';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Controls } from '#local/standins/stripe/controls.ts';
import type { StripeEvent } from '#local/standins/stripe/stored.ts';
import { startStripe } from '#local/standins/stripe/stripe.ts';
import type { Tier } from '#members/billing/rules/plans.ts';
import { createCatalog } from '#members/billing/stripe/createCatalog.ts';
import { stripeOf } from '#members/billing/stripe/stripe.ts';
import { wrongObject, wrongRequest } from '../stripeShapes.ts';

type StripeStandIn = Awaited<ReturnType<typeof startStripe>>;

export const WEBHOOK_SECRET = 'whsec_of_the_trial';
export const STRIPE_KEY = 'sk_test_canary51Zx';

interface TestStripe {
  readonly controls: Controls;
  /** The owner's own access to Stripe, without our code. */
  readonly stripe: Stripe;
  readonly prices: Readonly<Record<Tier, string>>;
  /** All events there, the oldest first. */
  readonly events: StripeEvent[];
}

/** The Stripe account behind the functions of a test file. */
export const payments: { account: TestStripe } = {
  get account(): TestStripe {
    throw new Error('not started');
  },
};

/**
 * Starts a Stripe account with our two prices, and points the functions' environment to it. All requests and events are checked
 * against Stripe's own schemas. @param webhookUrl requested once the stand-in starts
 */
export function withStripe(webhookUrl: () => string): void {
  const wrong: string[] = [];
  let server: StripeStandIn;
  beforeAll(async () => {
    const events: StripeEvent[] = [];
    server = await startStripe({
      webhookUrl: webhookUrl(),
      webhookSecret: WEBHOOK_SECRET,
      onRequest: (request) => wrong.push(...wrongRequest(request)),
      onEvent: (event) => {
        events.push(structuredClone(event));
        wrong.push(...wrongObject(event));
      },
    });
    process.env.STRIPE_API_URL = server.url;
    process.env.STRIPE_SECRET_KEY = STRIPE_KEY;
    process.env.STRIPE_WEBHOOK_SECRET = WEBHOOK_SECRET;
    const { stripe } = stripeOf(process.env);
    const { controls } = server;
    const { prices } = await createCatalog(stripe);
    const value = { controls, stripe, events, prices };
    Object.defineProperty(payments, 'account', { value, configurable: true });
  });
  afterEach(() => expect(wrong.splice(0)).toEqual([]));
  afterAll(() => server?.stop());
}
