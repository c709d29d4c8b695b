import { type Account, nowOf } from '../account.ts';
import { change, emit } from '../events/emit.ts';
import type { Invoice, Subscription } from '../stored.ts';
import { customerOf, invoicesOf, subscriptionOf } from './find.ts';
import { voidInvoice } from './invoice.ts';
import { applyPaid, isWaitedFor } from './pendingUpdate.ts';

type Reason = 'cancellation_requested' | 'payment_failed';

/** Ends a subscription for good. Its open invoices stay, and are no longer tried. */
export function endSubscription(
  account: Account,
  subscription: Subscription,
  reason: Reason,
): void {
  const now = nowOf(account);
  subscription.status = 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    ...subscription.cancellation_details,
    reason,
  };
  for (const invoice of invoicesOf(account, subscription.id)) {
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
    invoice.automatically_finalizes_at = null;
  }
  delete account.state.pendingLines[subscription.id];
  delete account.state.pendingUpdates[subscription.id];
  subscription.pending_update = null;
  emit(account, 'customer.subscription.deleted', subscription);
}

const delinquent = (account: Account, id: string | null, is: boolean): void => {
  const customer = customerOf(account, id);
  if (customer) change(account, 'customer.updated', customer, { delinquent: is });
};

/** A paid invoice brings its subscription back, where it is the latest. */
export function afterPayment(account: Account, invoice: Invoice): void {
  const subscription = subscriptionOf(account, invoice);
  if (subscription === undefined || subscription.latest_invoice !== invoice.id) return;
  applyPaid(account, subscription, invoice);
  delinquent(account, invoice.customer, false);
  if (!['past_due', 'unpaid', 'incomplete'].includes(subscription.status)) return;
  change(account, 'customer.subscription.updated', subscription, { status: 'active' });
}

/** An unpaid renewal makes its subscription past due, and after the last try what the account is set to. */
export function afterFailure(account: Account, invoice: Invoice): void {
  const subscription = subscriptionOf(account, invoice);
  if (subscription === undefined || subscription.status === 'canceled') return;
  if (invoice.billing_reason === 'subscription_create') return;
  if (isWaitedFor(account, subscription, invoice)) return;
  delinquent(account, invoice.customer, true);
  if (
    invoice.next_payment_attempt === null &&
    invoice.attempt_count > account.settings.retryDays.length
  ) {
    const { afterRetries } = account.settings;
    if (afterRetries === 'cancel') {
      endSubscription(account, subscription, 'payment_failed');
      return;
    }
    if (afterRetries === 'unpaid') {
      change(account, 'customer.subscription.updated', subscription, { status: 'unpaid' });
      return;
    }
  }
  if (['active', 'trialing'].includes(subscription.status)) {
    change(account, 'customer.subscription.updated', subscription, { status: 'past_due' });
  }
}

/** Hours that a first payment may be missing. */
export const INCOMPLETE_S = 23 * 3600;

export function expireIncomplete(account: Account, subscription: Subscription): void {
  for (const invoice of invoicesOf(account, subscription.id)) {
    if (invoice.status === 'open') voidInvoice(account, invoice);
  }
  change(account, 'customer.subscription.updated', subscription, {
    status: 'incomplete_expired',
    ended_at: nowOf(account),
  });
}
