import type { Period } from '../billing/calendar.ts';
import { newStripeId } from '../ids.ts';
import type { InvoiceLine, StoredSubscription, SubscriptionItem } from '../stored.ts';

interface LineOrder {
  readonly amount: number;
  readonly description: string;
  readonly period: Period;
  /** Whether it covers only a part of a period. */
  readonly proration: boolean;
}

/** An invoice line with the cost of one subscription item. */
export const makeLine = (
  { metadata }: StoredSubscription,
  { id, price, quantity = 1, subscription }: SubscriptionItem,
  { amount, description, period, proration }: LineOrder,
): InvoiceLine => ({
  id: newStripeId('il'),
  object: 'line_item',
  amount,
  currency: price.currency,
  description,
  discount_amounts: [],
  discountable: !proration,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: { ...metadata },
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: proration ? newStripeId('ii') : null,
      proration,
      proration_details: proration ? { credited_items: null } : null,
      subscription,
      subscription_item: id,
    },
    type: 'subscription_item_details',
  },
  period: { ...period },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: price.id, product: price.product },
    type: 'price_details',
    unit_amount_decimal: price.unit_amount_decimal,
  },
  quantity,
  quantity_decimal: String(quantity),
  subscription,
  subtotal: amount,
  taxes: [],
});
