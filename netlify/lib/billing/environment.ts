import process from 'node:process';
import { createPayments } from '#server/payments/payments.ts';
import { stripeOf } from '#server/payments/stripe.ts';
import { createBilling } from '#server/store/billing.ts';
import { connect } from '#server/store/client.ts';
import type { Limits } from '#server/store/limitedFetch.ts';
import type { BillingTools } from '#server/tasks/billing/tools.ts';

/** Stripe waits longer for an answer than a reader would, and what is not dealt with in time it sends again. */
const LIMITS: Limits = { readMs: 4_000, writeMs: 5_000 };

let tools: BillingTools | undefined;

/** What billing works with, made at its first use. Throws one sentence where the environment lacks something. */
export function billingTools(): BillingTools {
  tools ??= {
    billing: createBilling(connect(process.env, LIMITS)),
    payments: createPayments(stripeOf(process.env)),
  };
  return tools;
}
