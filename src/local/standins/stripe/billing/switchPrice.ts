import { type Account, nowOf } from '../account.ts';
import { change } from '../events/emit.ts';
import { invalid } from '../failure.ts';
import { planOf } from '../objects/plan.ts';
import type { InvoiceLine, Price, Subscription } from '../stored.ts';
import { periodEnd } from './calendar.ts';
import { itemOf } from './find.ts';
import { announceLines, invoiceSwitch } from './invoiceSwitch.ts';
import { fullLine, proratedLine } from './lines.ts';
import { payInvoice } from './pay.ts';
import { putOff } from './pendingUpdate.ts';

export type Proration = 'create_prorations' | 'always_invoice' | 'none';

export interface Switch {
  readonly price: Price;
  readonly proration: Proration;
  /** Seconds; the moment that is prorated from. */
  readonly date: number | undefined;
  /** A new period begins now even where the interval is the same. */
  readonly anchorNow: boolean;
}

export interface Planned {
  /** The subscription as it will be. */
  readonly changes: Partial<Subscription>;
  readonly lines: readonly InvoiceLine[];
  /** Else the lines wait for the next renewal. */
  readonly invoiceNow: boolean;
}

const sameInterval = (a: Price, b: Price): boolean =>
  a.recurring?.interval === b.recurring?.interval &&
  a.recurring?.interval_count === b.recurring?.interval_count;

/** What a switch to another price would change and cost. A price of another interval begins a period of its own. */
export function planSwitch(account: Account, subscription: Subscription, wanted: Switch): Planned {
  const now = nowOf(account);
  const item = itemOf(subscription);
  const { price, proration } = wanted;
  if (!price.recurring) throw invalid('The price must be recurring.', undefined, 'items[0][price]');
  const from = wanted.date ?? now;
  if (from < item.current_period_start || from > item.current_period_end) {
    throw invalid(
      'Invalid proration_date: it must be within the current period.',
      undefined,
      'proration_date',
    );
  }
  // A trial was paid nothing for.
  const isFree = subscription.status === 'trialing';
  const unused = isFree ? [] : [proratedLine(subscription, item, item.price, from, -1)];
  const items = structuredClone(subscription.items);
  const after = items.data[0] ?? item;
  after.price = structuredClone(price);
  after.plan = planOf(price);
  if (sameInterval(item.price, price) && !wanted.anchorNow) {
    const rest = proratedLine(subscription, after, price, from, 1);
    const lines = proration === 'none' ? [] : [...unused, rest];
    return { changes: { items }, lines, invoiceNow: proration === 'always_invoice' };
  }
  after.current_period_start = now;
  after.current_period_end = periodEnd(now, price.recurring, now);
  const period = { start: now, end: after.current_period_end };
  const full = fullLine(subscription, after, price, period);
  return {
    changes: { items, billing_cycle_anchor: now },
    lines: proration === 'none' ? [full] : [...unused, full],
    invoiceNow: true,
  };
}

/** Switches at once, and pays what is to be paid now. */
export function applySwitch(
  account: Account,
  subscription: Subscription,
  { lines, invoiceNow, changes }: Planned,
  also: Partial<Subscription>,
): void {
  const start = itemOf(subscription).current_period_start;
  change(account, 'customer.subscription.updated', subscription, { ...also, ...changes });
  announceLines(account, subscription, lines);
  if (!invoiceNow) {
    const { pendingLines } = account.state;
    pendingLines[subscription.id] = [...(pendingLines[subscription.id] ?? []), ...lines];
    return;
  }
  const invoice = invoiceSwitch(account, subscription, lines, start);
  if (invoice !== undefined) payInvoice(account, invoice);
}

/** Switches only once it is paid. */
export function switchWhenPaid(
  account: Account,
  subscription: Subscription,
  { lines, changes }: Planned,
): void {
  const invoice = invoiceSwitch(account, subscription, lines);
  if (invoice === undefined) return;
  putOff(account, subscription, invoice, changes);
  payInvoice(account, invoice);
}
