import { clamp } from '#domain/numbers/numbers.ts';
import { makeLine } from '../objects/line.ts';
import type { InvoiceLine, StoredSubscription, SubscriptionItem } from '../stored.ts';
import type { Period } from './calendar.ts';

const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The line for a full period of an item's price. */
export function fullLine(
  subscription: StoredSubscription,
  item: SubscriptionItem,
  period: Period,
  isFree = false,
): InvoiceLine {
  const quantity = item.quantity ?? 1;
  const unit = item.price.unit_amount ?? 0;
  const cents = quantity * unit;
  const each = `$${(unit / 100).toFixed(2)} / ${item.price.recurring?.interval ?? 'month'}`;
  return makeLine(subscription, item, {
    amount: isFree ? 0 : cents,
    description: isFree ? 'Free trial' : `${quantity} × Subscription (at ${each})`,
    period,
    proration: false,
  });
}

/** The credit for unused time: the share of a period's price from a moment to the end, to the second. */
export function proratedLine(
  subscription: StoredSubscription,
  item: SubscriptionItem,
  from: number,
): InvoiceLine {
  const { current_period_start: start, current_period_end: end } = item;
  const share = clamp((end - from) / (end - start), 0, 1);
  const amount = Math.round((item.quantity ?? 1) * (item.price.unit_amount ?? 0) * share);
  return makeLine(subscription, item, {
    amount: amount === 0 ? 0 : -amount,
    description: `Unused time on Subscription after ${day(from)}`,
    period: { start: from, end },
    proration: true,
  });
}
