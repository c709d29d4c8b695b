import { type Account, nowOf } from '../account.ts';
import { changeObject } from '../events/emit.ts';
import { invalidRequest } from '../failure.ts';
import { planOfPrice } from '../objects/price.ts';
import type { InvoiceLine, Price, StoredSubscription, SubscriptionItem } from '../stored.ts';
import { periodFrom } from './calendar.ts';
import { customerOf, itemOf } from './find.ts';
import { draft, finalize } from './invoice.ts';
import { fullLine, proratedLine } from './lines.ts';
import { payInvoice } from './pay.ts';

interface Switch {
  readonly item: SubscriptionItem;
  readonly price: Price;
  /** Whether unused time is credited. */
  readonly prorates: boolean;
  /** The moment from which to prorate, seconds. */
  readonly date: number | undefined;
  /** Begins a new period now even if the interval is the same. */
  readonly anchorNow: boolean;
}

export interface PlannedSwitch {
  /** The subscription after the switch. */
  readonly changes: Partial<StoredSubscription>;
  readonly lines: readonly InvoiceLine[];
}

/** The changes and cost of a switch to another price: a period of the new price begins and is paid now. */
export function planSwitch(
  account: Account,
  subscription: StoredSubscription,
  wanted: Switch,
): PlannedSwitch {
  const now = nowOf(account);
  const { item, price, date = now } = wanted;
  if (!wanted.anchorNow && price.recurring?.interval === item.price.recurring?.interval) {
    throw invalidRequest(
      'A price of the same interval would wait for the next invoice, which is not built in here',
    );
  }
  if (date < item.current_period_start || date > item.current_period_end) {
    throw invalidRequest(
      'Invalid proration_date: it must be within the current period.',
      undefined,
      'proration_date',
    );
  }
  const period = periodFrom(now, price, now);
  const items = structuredClone(subscription.items);
  const after = items.data.find(({ id }) => id === item.id) ?? item;
  after.price = structuredClone(price);
  after.plan = planOfPrice(price);
  after.current_period_start = period.start;
  after.current_period_end = period.end;
  const full = fullLine(subscription, after, period);
  // A trial was free.
  const givesBack = wanted.prorates && subscription.status !== 'trialing';
  return {
    changes: { items, billing_cycle_anchor: now },
    lines: givesBack ? [proratedLine(subscription, item, date), full] : [full],
  };
}

/** Switches immediately, and pays what is due now. */
export function applySwitch(
  account: Account,
  subscription: StoredSubscription,
  { lines, changes }: PlannedSwitch,
  also: Partial<StoredSubscription>,
): void {
  const start = itemOf(subscription).current_period_start;
  const customer = customerOf(account, subscription.customer);
  const ends = also.cancel_at_period_end ?? subscription.cancel_at_period_end;
  const end = changes.items?.data[0]?.current_period_end;
  // A scheduled end moves with the period.
  const moved = ends && end !== undefined ? { cancel_at: end } : {};
  changeObject(account, 'customer.subscription.updated', subscription, {
    ...also,
    ...changes,
    ...moved,
  });
  if (customer === undefined) return;
  const period = { start, end: nowOf(account) };
  const order = { customer, subscription, lines, reason: 'subscription_update', period } as const;
  const invoice = draft(account, order);
  finalize(account, invoice);
  payInvoice(account, invoice);
}
