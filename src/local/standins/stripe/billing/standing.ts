import { type Account, type AfterRetries, nowOf } from '../account.ts';
import { changeObject, emit } from '../events/emit.ts';
import type { StoredInvoice, StoredSubscription } from '../stored.ts';
import { detailsOf, type Reason } from './cancellation.ts';
import { storedInvoices, subscriptionOf } from './find.ts';

/** Ends a subscription forever. Its open invoices stay, without further tries. */
export function endSubscription(
  account: Account,
  subscription: StoredSubscription,
  reason: Reason,
): void {
  const now = nowOf(account);
  subscription.status = 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.cancellation_details = detailsOf(reason);
  for (const invoice of storedInvoices(account, subscription.id)) {
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
    invoice.automatically_finalizes_at = null;
  }
  emit(account, 'customer.subscription.deleted', subscription);
}

function setStatus(
  account: Account,
  subscription: StoredSubscription,
  status: StoredSubscription['status'],
): void {
  changeObject(account, 'customer.subscription.updated', subscription, { status });
}

const UNPAID: readonly string[] = ['past_due', 'unpaid', 'incomplete'];

/** A paid invoice reactivates its subscription, if it is the latest invoice. */
export function afterPayment(account: Account, invoice: StoredInvoice): void {
  const subscription = subscriptionOf(account, invoice);
  if (subscription === undefined || subscription.latest_invoice !== invoice.id) return;
  if (UNPAID.includes(subscription.status)) setStatus(account, subscription, 'active');
}

/**
 * An unpaid renewal makes its subscription past due.
 * @param afterRetries what happens if this was the last try
 */
export function afterFailure(
  account: Account,
  invoice: StoredInvoice,
  afterRetries: AfterRetries | undefined,
): void {
  const subscription = subscriptionOf(account, invoice);
  if (subscription === undefined || subscription.status === 'canceled') return;
  if (afterRetries === 'cancel') endSubscription(account, subscription, 'payment_failed');
  else if (afterRetries === 'unpaid') setStatus(account, subscription, 'unpaid');
  else if (['active', 'trialing'].includes(subscription.status)) {
    setStatus(account, subscription, 'past_due');
  }
}
