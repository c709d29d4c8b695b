import type Stripe from 'stripe';
import { idOf } from './idOf.ts';
import { isPayable } from './voidPayable.ts';

const STATUSES = ['draft', 'open', 'uncollectible'] as const;

/** All invoices of subscriptions that can still be paid, by id, each with its subscription. */
export async function payableOf(stripe: Stripe): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const status of STATUSES) {
    for await (const { id, parent, amount_due } of stripe.invoices.list({ status, limit: 100 })) {
      const subscription = idOf(parent?.subscription_details?.subscription);
      if (id === undefined || subscription === null) continue;
      if (isPayable({ status, due: amount_due })) found.set(id, subscription);
    }
  }
  return found;
}

/** The latest payment for each subscription, ms since 1970, among the invoices made since an instant. */
export async function paidSince(
  stripe: Stripe,
  from: number,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const created = { gte: Math.floor(from / 1000) };
  for await (const one of stripe.invoices.list({ status: 'paid', created, limit: 100 })) {
    const subscription = idOf(one.parent?.subscription_details?.subscription);
    const at = 1000 * (one.status_transitions.paid_at ?? 0);
    if (subscription !== null) found.set(subscription, Math.max(at, found.get(subscription) ?? 0));
  }
  return found;
}
