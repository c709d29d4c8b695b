import type Stripe from 'stripe';
import { billsOf } from './bills.ts';
import { refundOnce, type WhyBack } from './refundOnce.ts';

/** Refunds the rest of all payments for a subscription. May be called again: each payment is refunded once. */
export async function giveBack(stripe: Stripe, subscription: string, why: WhyBack): Promise<void> {
  for (const { payments } of await billsOf(stripe, subscription))
    for (const { intent } of payments) await refundOnce(stripe, { intent, subscription, why });
}
