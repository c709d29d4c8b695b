import type Stripe from 'stripe';
import { WHY_MONEY_BACK } from './undoPurchase.ts';

/** Refunds under the guarantee, of the last days, that the customer's bank did not take: their ids. */
export async function failedMoneyBacks(stripe: Stripe, from: number): Promise<readonly string[]> {
  const created = { gte: Math.floor(from / 1000) };
  const failed: string[] = [];
  for await (const { id, status, metadata } of stripe.refunds.list({ created, limit: 100 }))
    if (status === 'failed' && metadata?.why === WHY_MONEY_BACK) failed.push(id);
  return failed;
}
