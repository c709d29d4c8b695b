import type Stripe from 'stripe';
import { idOf } from './idOf.ts';

/** What a subscription's first payment charged. */
export interface FirstPayment {
  /** Stripe's payment intent. */
  readonly intent: string;
  readonly cents: number;
  /** Ms since 1970. */
  readonly paidAt: number;
}

/** The first payment of a subscription; undefined if nothing was ever charged for it. Invoices of 0 are no payment. */
export async function firstPayment(
  stripe: Stripe,
  subscription: string,
): Promise<FirstPayment | undefined> {
  let first: FirstPayment | undefined;
  const paid = stripe.invoices.list({ subscription, status: 'paid', expand: ['data.payments'] });
  // The newest is listed first.
  for await (const { payments, status_transitions, created } of paid) {
    const payment = payments?.data.find(({ status }) => status === 'paid');
    const intent = idOf(payment?.payment.payment_intent ?? null);
    const cents = payment?.amount_paid ?? 0;
    if (intent === null || cents <= 0) continue;
    first = { intent, cents, paidAt: 1000 * (status_transitions.paid_at ?? created) };
  }
  return first;
}

/** Stripe's fingerprint of the card that paid: the same for the same card, whoever pays with it; undefined if it has none. */
export async function cardPrint(stripe: Stripe, intent: string): Promise<string | undefined> {
  const { latest_charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge'],
  });
  if (latest_charge === null || typeof latest_charge === 'string') return undefined;
  return latest_charge.payment_method_details?.card?.fingerprint ?? undefined;
}
