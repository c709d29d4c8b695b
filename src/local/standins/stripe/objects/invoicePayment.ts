import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { Invoice, InvoicePayment, PaymentIntent } from '../stored.ts';

/** What joins an invoice to its payment. */
export const makeInvoicePayment = (
  account: Account,
  invoice: Invoice,
  { id, amount }: PaymentIntent,
): InvoicePayment => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: null,
  amount_requested: amount,
  created: nowOf(account),
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: id, type: 'payment_intent' },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
});
