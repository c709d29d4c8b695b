import { type Account, nowOf } from '../account.ts';
import { emit } from '../events/emit.ts';
import type { Charge, Invoice, PaymentMethod } from '../stored.ts';
import { charge } from './charge.ts';
import { methodOf, subscriptionOf } from './find.ts';
import { markPaid, paymentIntentFor } from './invoice.ts';
import { isWaitedFor } from './pendingUpdate.ts';
import { afterFailure, afterPayment } from './standing.ts';

const DAY_S = 86_400;

/** After `tries` that failed, when the next one is. */
function nextAttempt(account: Account, tries: number): number | null {
  const days = account.settings.retryDays[tries - 1];
  return days === undefined ? null : nowOf(account) + days * DAY_S;
}

/** What a try to pay an invoice has come to. */
export type Paid = { readonly paid: true } | { readonly paid: false; readonly charge?: Charge };

interface Try {
  /** Instead of the card on file. */
  readonly method?: PaymentMethod | undefined;
  /** Asked for, not due: after the first try such a one is not counted. */
  readonly byHand?: boolean;
}

function failed(account: Account, invoice: Invoice, byHand: boolean, made?: Charge): Paid {
  if (!byHand || !invoice.attempted) {
    invoice.attempt_count += 1;
    const onlyByHand =
      invoice.billing_reason === 'subscription_create' ||
      isWaitedFor(account, subscriptionOf(account, invoice), invoice);
    invoice.next_payment_attempt = onlyByHand ? null : nextAttempt(account, invoice.attempt_count);
  }
  invoice.attempted = true;
  emit(account, 'invoice.payment_failed', invoice);
  afterFailure(account, invoice);
  return made === undefined ? { paid: false } : { paid: false, charge: made };
}

/** Tries to pay an open invoice; the subscription follows. */
export function payInvoice(
  account: Account,
  invoice: Invoice,
  { method: given, byHand = false }: Try = {},
): Paid {
  const payment = paymentIntentFor(account, invoice);
  if (payment !== undefined && payment.status !== 'succeeded') {
    const subscription = subscriptionOf(account, invoice);
    const method = given ?? (subscription && methodOf(account, subscription));
    if (method === undefined) return failed(account, invoice, byHand);
    const made = charge(account, payment, method);
    if (!made.paid) return failed(account, invoice, byHand, made);
  }
  if (payment !== undefined && (!byHand || !invoice.attempted)) invoice.attempt_count += 1;
  markPaid(account, invoice);
  afterPayment(account, invoice);
  return { paid: true };
}
