import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import type { Session, Stored } from '../stored.ts';

/** What a checkout sells. */
export function lineItemsOf({ state }: Account, session: Session): Stored<Stripe.LineItem>[] {
  const order = state.orders[session.id];
  return (order?.items ?? []).flatMap(({ id, price: priceId, quantity }) => {
    const price = state.objects.prices[priceId];
    if (price === undefined) return [];
    const amount = order?.trialDays === undefined ? (price.unit_amount ?? 0) * quantity : 0;
    return {
      id,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: state.objects.products[price.product]?.name ?? null,
      metadata: {},
      price,
      quantity,
    };
  });
}
