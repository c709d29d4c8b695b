import type Stripe from 'stripe';
import type { CurrentSubscription } from '../contract/current.ts';
import type { OwnSubscription } from '../store/billing.ts';
import { idOf } from '../stripe/idOf.ts';
import { unlessGone } from '../stripe/refusals.ts';
import { isOverSubscription } from './syncCustomer.ts';

export type Invoice = CurrentSubscription['invoices'][number];

/** Two years of months; failed charges add more. */
const INVOICES = 24;
const CHARGES = 100;
/** For a customer that Stripe has deleted. */
const NONE = { data: [] };
const STATUSES = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;

/** Amount refunded on an invoice, in cents. */
function refundedOf({ payments }: Stripe.Invoice, refunded: ReadonlyMap<string, number>): number {
  const intents = (payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent));
  return intents.reduce((sum, intent) => sum + (refunded.get(intent ?? '') ?? 0), 0);
}

/** Whether an invoice is paid on its page. */
const ASKS: readonly string[] = ['draft', 'open', 'uncollectible'];

/** Of a subscription that is not ours nothing is shown; of one that is over no page where it could still be paid. */
function shown(
  invoice: Stripe.Invoice,
  refunded: ReadonlyMap<string, number>,
  rows: readonly OwnSubscription[],
): Invoice[] {
  const { id, number, created, total, parent } = invoice;
  const status = STATUSES.find((known) => known === invoice.status);
  const row = rows.find((one) => one.id === idOf(parent?.subscription_details?.subscription));
  if (id === undefined || status === undefined || row === undefined) return [];
  const isDead = ASKS.includes(status) && isOverSubscription(row);
  return [
    {
      id,
      number,
      createdAt: new Date(created * 1000).toISOString(),
      total,
      refunded: refundedOf(invoice, refunded),
      status,
      url: isDead ? null : (invoice.hosted_invoice_url ?? null),
      pdf: isDead ? null : (invoice.invoice_pdf ?? null),
    },
  ];
}

/** The invoices of a customer for our plans, the newest first. @param rows the customer's subscriptions */
export async function memberInvoices(
  stripe: Stripe,
  customer: string,
  rows: readonly OwnSubscription[],
): Promise<Invoice[]> {
  const [invoices, charges] = await Promise.all([
    unlessGone(
      stripe.invoices.list({ customer, limit: INVOICES, expand: ['data.payments'] }),
      NONE,
    ),
    unlessGone(stripe.charges.list({ customer, limit: CHARGES }), NONE),
  ]);
  const refunded = new Map<string, number>();
  for (const { payment_intent, amount_refunded } of charges.data) {
    const intent = idOf(payment_intent);
    if (intent !== null) refunded.set(intent, (refunded.get(intent) ?? 0) + amount_refunded);
  }
  return invoices.data.flatMap((invoice) => shown(invoice, refunded, rows));
}
