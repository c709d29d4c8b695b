import { type Account, nowOf } from '../account.ts';
import { customerOf, itemOf } from '../billing/find.ts';
import { draft, finalize } from '../billing/invoice.ts';
import { proratedLine } from '../billing/lines.ts';
import { payInvoice } from '../billing/pay.ts';
import { endSubscription } from '../billing/standing.ts';
import { notFound } from '../failure.ts';
import type { Subscription } from '../stored.ts';

interface How {
  readonly invoice_now: boolean;
  readonly prorate: boolean;
  readonly cancellation_details?:
    | { readonly comment?: string | undefined; readonly feedback?: string | undefined }
    | undefined;
}

/** Ends a subscription at once, for good; unused time is given back as credit only where both are asked for. */
export function cancelNow(account: Account, subscription: Subscription, how: How): Subscription {
  if (subscription.ended_at !== null) throw notFound('subscription', subscription.id);
  const customer = customerOf(account, subscription.customer);
  const now = nowOf(account);
  const item = itemOf(subscription);
  if (how.cancellation_details !== undefined) {
    const { comment = null, feedback = null } = how.cancellation_details;
    subscription.cancellation_details = { comment, feedback, feedback_option: null, reason: null };
  }
  if (customer !== undefined && how.invoice_now) {
    const credit = proratedLine(subscription, item, item.price, now, -1);
    const waiting = account.state.pendingLines[subscription.id]?.length ?? 0;
    if (how.prorate || waiting > 0) {
      const invoice = draft(account, {
        customer,
        subscription,
        lines: how.prorate ? [credit] : [],
        reason: 'subscription_update',
        period: { start: item.current_period_start, end: now },
        finalizesAt: null,
      });
      finalize(account, invoice);
      payInvoice(account, invoice);
    }
  }
  endSubscription(account, subscription, 'cancellation_requested');
  return subscription;
}
