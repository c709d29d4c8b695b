import type Stripe from 'stripe';
import { idOf } from './idOf.ts';

/** What was paid for a subscription so far: at first, and for renewals and switches since. */
interface Purchase {
  /** Stripe's payment intents, the latest first. */
  readonly intents: readonly string[];
  /** The first of them. */
  readonly first: string;
  /** All of it, cents. */
  readonly cents: number;
  /** When the first payment was made, ms since 1970. */
  readonly paidAt: number;
}

/** What was paid for a subscription; undefined if nothing was ever charged for it. Invoices of 0 are no payment. */
export async function purchaseOf(
  stripe: Stripe,
  subscription: string,
): Promise<Purchase | undefined> {
  let purchase: Purchase | undefined;
  const paid = stripe.invoices.list({ subscription, status: 'paid', expand: ['data.payments'] });
  // The newest is listed first.
  for await (const { payments, status_transitions, created } of paid) {
    for (const { payment, status, amount_paid } of payments?.data ?? []) {
      const intent = idOf(payment.payment_intent);
      const cents = amount_paid ?? 0;
      if (status !== 'paid' || intent === null || cents <= 0) continue;
      purchase = {
        intents: [...(purchase?.intents ?? []), intent],
        first: intent,
        cents: (purchase?.cents ?? 0) + cents,
        paidAt: 1000 * (status_transitions.paid_at ?? created),
      };
    }
  }
  return purchase;
}

/** Stripe's fingerprint of the card that paid: the same for the same card, whoever pays with it; undefined if it has none. */
export async function cardPrint(stripe: Stripe, intent: string): Promise<string | undefined> {
  const { latest_charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge'],
  });
  if (latest_charge === null || typeof latest_charge === 'string') return undefined;
  return latest_charge.payment_method_details?.card?.fingerprint ?? undefined;
}

/** What is left of these payments, cents: less what has gone back, whoever gave it; nothing of one that a bank has taken. */
export async function leftOfPayments(stripe: Stripe, intents: readonly string[]): Promise<number> {
  const left = await Promise.all(
    intents.map(async (intent) => {
      const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
        expand: ['latest_charge'],
      });
      if (charge === null || typeof charge === 'string' || charge.disputed) return 0;
      return charge.amount - charge.amount_refunded;
    }),
  );
  return left.reduce((sum, cents) => sum + cents, 0);
}
