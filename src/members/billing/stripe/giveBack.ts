import Stripe from 'stripe';
import { idOf } from './idOf.ts';

/** Marker in the metadata of our refunds: one per payment, whatever its result. */
const WHY = 'bought while shut out';

/** Refusals that mean there is nothing to refund: it was already, or the bank has taken it back. */
const DONE: readonly (string | undefined)[] = ['charge_already_refunded', 'charge_disputed'];

async function refund(stripe: Stripe, intent: string, subscription: string): Promise<void> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  // If a refund failed at the customer's bank, the owner has to settle it: it is not retried again and again.
  if (data.some(({ metadata }) => metadata?.why === WHY)) return;
  try {
    await stripe.refunds.create(
      {
        payment_intent: intent,
        reason: 'requested_by_customer',
        metadata: { why: WHY, subscription },
      },
      { idempotencyKey: `shut-out-${intent}` },
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && DONE.includes(error.code))) throw error;
  }
}

/** Refunds the rest of all payments for a subscription. May be called again: each payment is refunded once. */
export async function giveBack(stripe: Stripe, subscription: string): Promise<void> {
  const paid = stripe.invoices.list({ subscription, status: 'paid', expand: ['data.payments'] });
  for await (const { payments } of paid) {
    for (const { payment, status } of payments?.data ?? []) {
      const intent = idOf(payment.payment_intent);
      if (status === 'paid' && intent !== null) await refund(stripe, intent, subscription);
    }
  }
}
