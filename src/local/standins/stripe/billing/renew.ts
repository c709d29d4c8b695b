import { type Account, nowOf } from '../account.ts';
import { changeObject } from '../events/emit.ts';
import type { StoredSubscription } from '../stored.ts';
import { periodFrom } from './calendar.ts';
import { customerOf, itemOf } from './find.ts';
import { draft, finalize, markVoid } from './invoice.ts';
import { fullLine } from './lines.ts';
import { pendingLines, spendPending } from './pendingItems.ts';

/** Renewals stay drafts for an hour. */
const DRAFT_S = 3600;

/** The period moves on first; its invoice is drafted and paid an hour later. */
export function renew(account: Account, subscription: StoredSubscription): void {
  const customer = customerOf(account, subscription.customer);
  if (customer === undefined) return;
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const period = periodFrom(subscription.billing_cycle_anchor, price, end);
  const items = structuredClone(subscription.items);
  for (const item of items.data) {
    item.current_period_start = period.start;
    item.current_period_end = period.end;
  }
  changeObject(account, 'customer.subscription.updated', subscription, {
    items,
    ...(subscription.status === 'trialing' ? { status: 'active' } : {}),
  });
  const invoice = draft(account, {
    customer,
    subscription,
    lines: [
      ...items.data.map((item) => fullLine(subscription, item, period)),
      ...pendingLines(account, subscription, end),
    ],
    reason: 'subscription_cycle',
    period: { start, end },
    finalizesAt: nowOf(account) + DRAFT_S,
  });
  spendPending(account, subscription);
  const paused = subscription.pause_collection;
  if (paused?.behavior !== 'void') return;
  // Made and voided at once: it is not collected, and takes no credit.
  finalize(account, invoice, undefined, false);
  markVoid(account, invoice);
}
