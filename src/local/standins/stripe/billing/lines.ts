import { clamp } from '#domain/numbers/numbers.ts';
import { makeLine } from '../objects/line.ts';
import type { Period } from '../objects/subscription.ts';
import type { InvoiceLine, Price, Subscription, SubscriptionItem } from '../stored.ts';

const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

const priceOfPeriod = (price: Price, quantity: number): number =>
  (price.unit_amount ?? 0) * quantity;

/** A whole period. */
export function fullLine(
  subscription: Subscription,
  item: SubscriptionItem,
  price: Price,
  period: Period,
  free = false,
): InvoiceLine {
  const quantity = item.quantity ?? 1;
  const each = `${money(price.unit_amount ?? 0)} / ${price.recurring?.interval ?? 'month'}`;
  return makeLine({
    item,
    price,
    amount: free ? 0 : priceOfPeriod(price, quantity),
    description: free ? 'Free trial' : `${quantity} × Subscription (at ${each})`,
    period,
    proration: false,
    metadata: { ...subscription.metadata },
  });
}

/** The share of a period's price from a moment to the period's end, to the second: given back or asked for. */
export function proratedLine(
  subscription: Subscription,
  item: SubscriptionItem,
  price: Price,
  from: number,
  sign: 1 | -1,
): InvoiceLine {
  const { current_period_start: start, current_period_end: end } = item;
  const share = clamp((end - from) / (end - start), 0, 1);
  const amount = Math.round(priceOfPeriod(price, item.quantity ?? 1) * share);
  return makeLine({
    item,
    price,
    amount: amount === 0 ? 0 : sign * amount,
    description: `${sign === 1 ? 'Remaining time' : 'Unused time'} on Subscription after ${day(from)}`,
    period: { start: from, end },
    proration: true,
    metadata: { ...subscription.metadata },
  });
}
