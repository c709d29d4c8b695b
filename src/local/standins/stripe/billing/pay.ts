import { type Account, nowOf } from '../account.ts';
import { emit } from '../events/emit.ts';
import type { PaymentIntent, StoredInvoice } from '../stored.ts';
import { charge } from './charge.ts';
import { paymentIntentOf, paymentMethodOf, subscriptionOf } from './find.ts';
import { markPaid } from './invoice.ts';
import { afterFailure, afterPayment } from './standing.ts';

const DAY_S = 86_400;
/** Days between each failed try and the next one. */
const RETRY_DAYS = [3, 5, 7];

/** @param isCounted whether it was due, or the first: later manual attempts are not counted */
function failed(account: Account, invoice: StoredInvoice, isCounted: boolean): void {
  if (isCounted) {
    invoice.attempt_count += 1;
    const days = RETRY_DAYS[invoice.attempt_count - 1];
    invoice.next_payment_attempt = days === undefined ? null : nowOf(account) + days * DAY_S;
  }
  invoice.attempted = true;
  emit(account, 'invoice.payment_failed', invoice);
  const isLast = invoice.next_payment_attempt === null && invoice.attempt_count > RETRY_DAYS.length;
  afterFailure(account, invoice, isLast ? account.afterRetries : undefined);
}

function isTaken(account: Account, invoice: StoredInvoice, payment: PaymentIntent): boolean {
  if (payment.status === 'succeeded') return true;
  const subscription = subscriptionOf(account, invoice);
  const method = subscription && paymentMethodOf(account, subscription);
  return method !== undefined && charge(account, payment, method).paid;
}

/** Tries to pay an open invoice; the subscription follows. Returns whether it is paid. @param byHand requested, not due */
export function payInvoice(account: Account, invoice: StoredInvoice, byHand = false): boolean {
  const payment = paymentIntentOf(account, invoice);
  const isCounted = !byHand || !invoice.attempted;
  if (payment !== undefined && !isTaken(account, invoice, payment)) {
    failed(account, invoice, isCounted);
    return false;
  }
  if (payment !== undefined && isCounted) invoice.attempt_count += 1;
  markPaid(account, invoice);
  afterPayment(account, invoice);
  return true;
}
