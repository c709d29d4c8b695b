import type { Period } from '../billing/calendar.ts';
import { newId } from '../ids.ts';
import type { InvoiceLine, Price, SubscriptionItem } from '../stored.ts';

export interface LineOrder {
  readonly item: SubscriptionItem;
  readonly price: Price;
  readonly amount: number;
  readonly description: string;
  readonly period: Period;
  readonly proration: boolean;
  readonly metadata: Record<string, string>;
}

export const makeLine = (order: LineOrder): InvoiceLine => ({
  id: newId('il'),
  object: 'line_item',
  amount: order.amount,
  currency: order.price.currency,
  description: order.description,
  discount_amounts: [],
  discountable: !order.proration,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: order.metadata,
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: order.proration ? newId('ii') : null,
      proration: order.proration,
      proration_details: order.proration ? { credited_items: null } : null,
      subscription: order.item.subscription,
      subscription_item: order.item.id,
    },
    type: 'subscription_item_details',
  },
  period: { start: order.period.start, end: order.period.end },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: order.price.id, product: order.price.product },
    type: 'price_details',
    unit_amount_decimal: order.price.unit_amount_decimal,
  },
  quantity: 1,
  quantity_decimal: '1',
  subscription: order.item.subscription,
  subtotal: order.amount,
  taxes: [],
});
