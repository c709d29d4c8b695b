import { type Account, nowOf } from '../account.ts';
import { addObject, changeObject, emit } from '../events/emit.ts';
import { moveBalance } from '../objects/balanceTransaction.ts';
import { amountDue, type InvoiceOrder, makeInvoice } from '../objects/invoice.ts';
import { makeInvoicePayment } from '../objects/invoicePayment.ts';
import type { PaymentIntent, StoredInvoice } from '../stored.ts';
import { openIntent } from './charge.ts';
import { spendOnce } from './discount.ts';
import { customerOf, paymentsOf } from './find.ts';

/** A new draft for a subscription. */
export function draft(account: Account, order: InvoiceOrder): StoredInvoice {
  const invoice = makeInvoice(account, order);
  spendOnce(account, order.subscription);
  order.subscription.latest_invoice = invoice.id;
  return addObject(account, account.state.objects.invoices, 'invoice.created', invoice);
}

/** A negative balance is credit and pays what it can; a negative invoice adds credit. */
function drawOnBalance(account: Account, invoice: StoredInvoice): void {
  const customer = customerOf(account, invoice.customer);
  if (customer === undefined) return;
  const due = amountDue(invoice.total, customer.balance);
  const balance = customer.balance + invoice.total - due;
  Object.assign(invoice, {
    amount_due: due,
    amount_remaining: due,
    starting_balance: customer.balance,
    ending_balance: balance,
  });
  moveBalance(account, customer, {
    amount: balance - customer.balance,
    type: 'applied_to_invoice',
    invoice: invoice.id,
  });
}

function openPayment(account: Account, invoice: StoredInvoice, adopted?: PaymentIntent): void {
  const { amount_due: amount, currency, customer } = invoice;
  const payment =
    adopted ??
    openIntent(account, { amount, currency, customer, description: 'Subscription update' });
  const joined = makeInvoicePayment(account, invoice, payment);
  account.state.objects.invoicePayments[joined.id] = joined;
}

/** Finalizes an invoice: it gets its number, can be paid, and no longer changes. */
export function finalize(
  account: Account,
  invoice: StoredInvoice,
  adopted?: PaymentIntent,
  takesCredit = true,
): void {
  const now = nowOf(account);
  if (takesCredit) drawOnBalance(account, invoice);
  const customer = customerOf(account, invoice.customer);
  const sequence = customer?.next_invoice_sequence ?? 1;
  if (customer !== undefined) customer.next_invoice_sequence = sequence + 1;
  Object.assign(invoice, {
    status: 'open',
    number: `${customer?.invoice_prefix ?? 'X'}-${String(sequence).padStart(4, '0')}`,
    automatically_finalizes_at: null,
    effective_at: now,
    hosted_invoice_url: `${account.state.baseUrl}/invoice/${invoice.id}`,
    invoice_pdf: `${account.state.baseUrl}/invoice/${invoice.id}/pdf`,
  });
  invoice.status_transitions.finalized_at = now;
  emit(account, 'invoice.finalized', invoice);
  if (invoice.amount_due > 0 && takesCredit) openPayment(account, invoice, adopted);
}

/** Credit that a voided invoice had used is the customer's again (Stripe: `unapplied_from_invoice`). */
function unapplyBalance(account: Account, invoice: StoredInvoice): void {
  const customer = customerOf(account, invoice.customer);
  const used = (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance;
  if (customer === undefined || used <= 0) return;
  moveBalance(account, customer, {
    amount: -used,
    type: 'unapplied_from_invoice',
    invoice: invoice.id,
  });
}

/** Nobody pays it any more. */
export function markVoid(account: Account, invoice: StoredInvoice): void {
  unapplyBalance(account, invoice);
  changeObject(account, 'invoice.voided', invoice, {
    status: 'void',
    auto_advance: false,
    next_payment_attempt: null,
    amount_remaining: 0,
    status_transitions: { ...invoice.status_transitions, voided_at: nowOf(account) },
  });
}

export function markPaid(account: Account, invoice: StoredInvoice): void {
  const now = nowOf(account);
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  invoice.status_transitions.paid_at = now;
  emit(account, 'invoice.paid', invoice);
  emit(account, 'invoice.payment_succeeded', invoice);
  for (const payment of paymentsOf(account, invoice.id)) {
    payment.status = 'paid';
    payment.amount_paid = payment.amount_requested;
    payment.status_transitions.paid_at = now;
    emit(account, 'invoice_payment.paid', payment);
  }
}
