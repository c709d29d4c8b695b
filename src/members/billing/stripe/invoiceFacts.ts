import type Stripe from 'stripe';
import { type InvoiceFacts, PLAIN_INVOICES, unpaidSince } from './facts.ts';
import { idOf } from './idOf.ts';

/** Statuses in which a refund changes access. */
const PAID_FOR: readonly string[] = ['active', 'trialing', 'past_due'];

async function chargeOf(
  stripe: Stripe,
  { payment }: Stripe.InvoicePayment,
): Promise<Stripe.Charge | null> {
  const intent = idOf(payment.payment_intent);
  if (intent === null) {
    const charge = idOf(payment.charge);
    return charge === null ? null : stripe.charges.retrieve(charge);
  }
  const { latest_charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge'],
  });
  return typeof latest_charge === 'string' ? stripe.charges.retrieve(latest_charge) : latest_charge;
}

/** Whether all payments for an invoice were refunded. */
async function isGivenBack(stripe: Stripe, invoice: Stripe.Invoice): Promise<boolean> {
  const paid = (invoice.payments?.data ?? []).filter(({ status }) => status === 'paid');
  const charges = await Promise.all(paid.map((payment) => chargeOf(stripe, payment)));
  return charges.length > 0 && charges.every((charge) => charge?.refunded === true);
}

/** Whether the last payment for a subscription was refunded in full; credits and free invoices do not count. */
async function isRefunded(stripe: Stripe, subscription: string): Promise<boolean> {
  const paid = stripe.invoices.list({ subscription, status: 'paid', expand: ['data.payments'] });
  for await (const invoice of paid) {
    if (invoice.amount_paid > 0) return isGivenBack(stripe, invoice);
  }
  return false;
}

/** The facts from a subscription's invoices that matter in its status. */
export async function readInvoiceFacts(
  stripe: Stripe,
  { id, status }: Stripe.Subscription,
): Promise<InvoiceFacts> {
  if (!PAID_FOR.includes(status)) return PLAIN_INVOICES;
  const refunded = await isRefunded(stripe, id);
  if (status !== 'past_due') return { unpaidSince: null, refunded };
  const open: Stripe.Invoice[] = [];
  for await (const one of stripe.invoices.list({ subscription: id, status: 'open' }))
    open.push(one);
  return { unpaidSince: unpaidSince(open), refunded };
}
