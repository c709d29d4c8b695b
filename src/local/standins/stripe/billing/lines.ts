import { clamp } from '#domain/numbers.ts';
import { makeLine } from '../objects/line.ts';
import type { InvoiceLine, Price, Subscription, SubscriptionItem } from '../stored.ts';
import type { Period } from './calendar.ts';

const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** A whole period. */
export function fullLine(
  subscription: Subscription,
  item: SubscriptionItem,
  price: Price,
  period: Period,
  isFree = false,
): InvoiceLine {
  const cents = price.unit_amount ?? 0;
  const each = `$${(cents / 100).toFixed(2)} / ${price.recurring?.interval ?? 'month'}`;
  return makeLine({
    item,
    price,
    amount: isFree ? 0 : cents,
    description: isFree ? 'Free trial' : `1 × Subscription (at ${each})`,
    period,
    proration: false,
    metadata: { ...subscription.metadata },
  });
}

/** What is given back of a period's price: the share from a moment to its end, to the second. */
export function proratedLine(
  subscription: Subscription,
  item: SubscriptionItem,
  price: Price,
  from: number,
): InvoiceLine {
  const { current_period_start: start, current_period_end: end } = item;
  const share = clamp((end - from) / (end - start), 0, 1);
  const amount = Math.round((price.unit_amount ?? 0) * share);
  return makeLine({
    item,
    price,
    amount: amount === 0 ? 0 : -amount,
    description: `Unused time on Subscription after ${day(from)}`,
    period: { start: from, end },
    proration: true,
    metadata: { ...subscription.metadata },
  });
}
