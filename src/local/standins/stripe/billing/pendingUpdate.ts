import { type Account, nowOf } from '../account.ts';
import { change, emit } from '../events/emit.ts';
import type { Invoice, Subscription } from '../stored.ts';
import { voidInvoice } from './invoice.ts';

/** Hours that a change waits for its payment. */
const WAITS_S = 23 * 3600;

/** The change that an invoice pays for and that has not been made yet. */
const waiting = ({ state }: Account, subscription: Subscription, invoice: Invoice) => {
  const update = state.pendingUpdates[subscription.id];
  return update?.invoice === invoice.id ? update : undefined;
};

export const isWaitedFor = (
  account: Account,
  subscription: Subscription | undefined,
  invoice: Invoice,
): boolean => subscription !== undefined && waiting(account, subscription, invoice) !== undefined;

/** Puts a change off until its invoice is paid. */
export function putOff(
  account: Account,
  subscription: Subscription,
  invoice: Invoice,
  changes: Partial<Subscription>,
): void {
  account.state.pendingUpdates[subscription.id] = { invoice: invoice.id, changes };
  change(account, 'customer.subscription.updated', subscription, {
    pending_update: {
      billing_cycle_anchor: changes.billing_cycle_anchor ?? null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: nowOf(account) + WAITS_S,
      metadata: null,
      subscription_items: changes.items?.data ?? null,
      trial_end: null,
      trial_from_plan: null,
    },
  });
}

/** Makes the change that this invoice was waited for. */
export function applyPaid(account: Account, subscription: Subscription, invoice: Invoice): void {
  const update = waiting(account, subscription, invoice);
  if (update === undefined) return;
  delete account.state.pendingUpdates[subscription.id];
  change(account, 'customer.subscription.updated', subscription, {
    ...update.changes,
    pending_update: null,
  });
  emit(account, 'customer.subscription.pending_update_applied', subscription);
}

/** Nobody has paid: everything stays as it was. */
export function giveUp(account: Account, subscription: Subscription): void {
  const { objects, pendingUpdates } = account.state;
  const invoice = objects.invoices[pendingUpdates[subscription.id]?.invoice ?? ''];
  delete pendingUpdates[subscription.id];
  if (invoice?.status === 'open') voidInvoice(account, invoice);
  change(account, 'customer.subscription.updated', subscription, { pending_update: null });
  emit(account, 'customer.subscription.pending_update_expired', subscription);
}
