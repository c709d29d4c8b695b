import type { Account } from '../account.ts';
import type { InvoicePayment, PaymentIntent, StoredInvoice } from '../stored.ts';
import { begunObject } from './parts.ts';

/** The link between an invoice and its payment. */
export const makeInvoicePayment = (
  account: Account,
  invoice: StoredInvoice,
  { id, amount }: PaymentIntent,
): InvoicePayment => ({
  ...begunObject(account, 'inpay', 'invoice_payment'),
  amount_paid: null,
  amount_requested: amount,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  payment: { payment_intent: id, type: 'payment_intent' },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
});
