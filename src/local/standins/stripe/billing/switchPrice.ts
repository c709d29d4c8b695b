import { type Account, nowOf } from '../account.ts';
import { change, emit } from '../events/emit.ts';
import { invalid } from '../failure.ts';
import { planOf } from '../objects/plan.ts';
import type { Line, Price, Subscription } from '../stored.ts';
import { periodEnd } from './calendar.ts';
import { customerOf, itemOf } from './find.ts';
import { draft, finalize } from './invoice.ts';
import { fullLine, proratedLine } from './lines.ts';
import { type Paid, payInvoice } from './pay.ts';

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
  readonly lines: readonly Line[];
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
  const unused = proratedLine(subscription, item, item.price, from, -1);
  const items = structuredClone(subscription.items);
  const after = items.data[0] ?? item;
  after.price = structuredClone(price);
  after.plan = planOf(price);
  if (sameInterval(item.price, price) && !wanted.anchorNow) {
    const rest = proratedLine(subscription, after, price, from, 1);
    const lines = proration === 'none' ? [] : [unused, rest];
    return { changes: { items }, lines, invoiceNow: proration === 'always_invoice' };
  }
  after.current_period_start = now;
  after.current_period_end = periodEnd(now, price.recurring, now);
  const period = { start: now, end: after.current_period_end };
  const full = fullLine(subscription, after, price, period);
  return {
    changes: { items, billing_cycle_anchor: now },
    lines: proration === 'none' ? [full] : [unused, full],
    invoiceNow: true,
  };
}

/** Switches; undefined where nothing had to be paid now. */
export function applySwitch(
  account: Account,
  subscription: Subscription,
  { lines, invoiceNow, changes }: Planned,
  also: Partial<Subscription>,
): Paid | undefined {
  const customer = customerOf(account, subscription.customer);
  if (customer === undefined) return undefined;
  const { start, end } = {
    start: itemOf(subscription).current_period_start,
    end: nowOf(account),
  };
  change(account, 'customer.subscription.updated', subscription, { ...also, ...changes });
  for (const line of lines) {
    const details = line.parent?.subscription_item_details;
    if (details?.proration !== true) continue;
    emit(account, 'invoiceitem.created', invoiceItemOf(account, subscription, line));
  }
  if (!invoiceNow) {
    const { pendingLines } = account.state;
    pendingLines[subscription.id] = [...(pendingLines[subscription.id] ?? []), ...lines];
    return undefined;
  }
  const invoice = draft(account, {
    customer,
    subscription,
    lines,
    reason: 'subscription_update',
    period: { start, end },
    finalizesAt: null,
  });
  finalize(account, invoice);
  return payInvoice(account, invoice);
}

const invoiceItemOf = (account: Account, { customer }: Subscription, line: Line) => ({
  id: line.parent?.subscription_item_details?.invoice_item,
  object: 'invoiceitem',
  amount: line.amount,
  currency: line.currency,
  customer,
  date: nowOf(account),
  description: line.description,
  discountable: false,
  invoice: null,
  livemode: false,
  period: line.period,
  proration: true,
  quantity: line.quantity,
});
