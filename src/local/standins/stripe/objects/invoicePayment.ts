import type { Account } from '../account.ts';
import type { Invoice, InvoicePayment, PaymentIntent } from '../stored.ts';
import { begun } from './parts.ts';

/** The link between an invoice and its payment. */
export const makeInvoicePayment = (
  account: Account,
  invoice: Invoice,
  { id, amount }: PaymentIntent,
): InvoicePayment => ({
  ...begun(account, 'inpay', 'invoice_payment'),
  amount_paid: null,
  amount_requested: amount,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  payment: { payment_intent: id, type: 'payment_intent' },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
});
