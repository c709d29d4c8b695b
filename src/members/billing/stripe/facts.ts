import type Stripe from 'stripe';
import type { SubscriptionFacts } from '../rules/standing.ts';
import { tierOf } from './catalog.ts';

const ms = (seconds: number): number => seconds * 1000;
const msOrNull = (seconds: number | null): number | null => (seconds === null ? null : ms(seconds));

/** Facts that only a subscription's invoices have. */
export interface InvoiceFacts {
  readonly unpaidSince: number | null;
  readonly refunded: boolean;
}

/** Nothing owed and nothing refunded. */
export const PLAIN_INVOICES: InvoiceFacts = { unpaidSince: null, refunded: false };

/** The items that are one of our plans. Others are add-ons that the owner has put on it by hand. */
export const planItems = (
  { items }: Stripe.Subscription,
  product: string,
): readonly Stripe.SubscriptionItem[] =>
  items.data.filter(({ price }) => tierOf(price, product) !== null);

/** The item that is one of our plans; else the first item. */
function planItem(subscription: Stripe.Subscription, product: string): Stripe.SubscriptionItem {
  const { id, items } = subscription;
  const item = planItems(subscription, product)[0] ?? items.data[0];
  if (!item) throw new Error(`Stripe: the subscription ${id} has no item.`);
  return item;
}

/** The facts of a Stripe subscription that decide access. */
export function factsOf(
  subscription: Stripe.Subscription,
  product: string,
  { unpaidSince, refunded }: InvoiceFacts,
): SubscriptionFacts {
  const { price, current_period_start, current_period_end } = planItem(subscription, product);
  const { status, cancel_at, cancel_at_period_end, ended_at } = subscription;
  return {
    status,
    tier: tierOf(price, product),
    periodStart: ms(current_period_start),
    periodEnd: ms(current_period_end),
    cancelsAt: msOrNull(cancel_at ?? (cancel_at_period_end ? current_period_end : null)),
    endedAt: msOrNull(ended_at),
    unpaidSince,
    refunded,
  };
}

/** Since when the oldest of these open invoices has been payable. */
export function unpaidSince(open: readonly Stripe.Invoice[]): number | null {
  const finalized = open.flatMap(({ status_transitions: { finalized_at } }) => finalized_at ?? []);
  return finalized.length === 0 ? null : ms(Math.min(...finalized));
}
