import { type Account, nowOf } from '../account.ts';
import { change, emit } from '../events/emit.ts';
import { makeInvoice } from '../objects/invoice.ts';
import type { InvoiceLine, Subscription } from '../stored.ts';
import { periodEnd, type Recurring } from './calendar.ts';
import { customerOf, itemOf } from './find.ts';
import { draft } from './invoice.ts';
import { fullLine } from './lines.ts';

/** Renewals stay drafts for an hour. */
const DRAFT_S = 3600;

const MONTHLY: Recurring = {
  interval: 'month',
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
};

function nextPeriod(subscription: Subscription) {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const recurring = item.price.recurring ?? MONTHLY;
  return { start, end: periodEnd(subscription.billing_cycle_anchor, recurring, start) };
}

/** What the next renewal will ask for, before it is there. */
export function upcoming(
  account: Account,
  subscription: Subscription,
  more: readonly InvoiceLine[] = [],
) {
  const customer = customerOf(account, subscription.customer);
  if (customer === undefined) return undefined;
  const period = nextPeriod(subscription);
  const waiting = account.state.pendingLines[subscription.id] ?? [];
  return makeInvoice(account, {
    customer,
    subscription,
    lines: [
      ...waiting,
      ...more,
      ...subscription.items.data.map((item) => fullLine(subscription, item, item.price, period)),
    ],
    reason: 'upcoming',
    period: { start: itemOf(subscription).current_period_start, end: period.start },
    finalizesAt: null,
    preview: true,
  });
}

export function announce(account: Account, subscription: Subscription): void {
  account.state.announced[subscription.id] = itemOf(subscription).current_period_end;
  const invoice = upcoming(account, subscription);
  if (invoice) emit(account, 'invoice.upcoming', invoice);
}

/** The period moves on first; its invoice is drafted and paid an hour later. */
export function renew(account: Account, subscription: Subscription): void {
  const customer = customerOf(account, subscription.customer);
  if (customer === undefined) return;
  const period = nextPeriod(subscription);
  const former = {
    start: itemOf(subscription).current_period_start,
    end: itemOf(subscription).current_period_end,
  };
  const items = structuredClone(subscription.items);
  for (const item of items.data) {
    item.current_period_start = period.start;
    item.current_period_end = period.end;
  }
  change(account, 'customer.subscription.updated', subscription, {
    items,
    ...(subscription.status === 'trialing' ? { status: 'active' } : {}),
  });
  const lines = items.data.map((item) => fullLine(subscription, item, item.price, period));
  draft(account, {
    customer,
    subscription,
    lines,
    reason: 'subscription_cycle',
    period: former,
    finalizesAt: nowOf(account) + DRAFT_S,
  });
}
