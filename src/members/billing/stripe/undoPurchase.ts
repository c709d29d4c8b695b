import Stripe from 'stripe';
import { unlessGone, unlessTooLate } from './refusals.ts';

/** Refusals that mean there is nothing to give back: it was already, or the bank has taken it. */
const DONE: readonly (string | undefined)[] = ['charge_already_refunded', 'charge_disputed'];

/** Voids what a subscription still owes, so that nobody is asked to pay it. */
async function voidOpen(stripe: Stripe, subscription: string): Promise<void> {
  for await (const { id } of stripe.invoices.list({ subscription, status: 'open' })) {
    // Paid or voided meanwhile.
    if (id !== undefined) await unlessTooLate(stripe.invoices.voidInvoice(id), undefined);
  }
}

async function refund(stripe: Stripe, intent: string, subscription: string): Promise<void> {
  try {
    await stripe.refunds.create(
      {
        payment_intent: intent,
        reason: 'requested_by_customer',
        metadata: { why: 'money-back guarantee', subscription },
      },
      { idempotencyKey: `money-back-${intent}` },
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && DONE.includes(error.code))) throw error;
  }
}

/**
 * Ends a subscription at once, voids what it owes, and gives one payment back. May be called again after a failure: each step is
 * done once.
 */
export async function undoPurchase(
  stripe: Stripe,
  { subscription, payment }: { readonly subscription: string; readonly payment: string },
): Promise<void> {
  await unlessGone(stripe.subscriptions.cancel(subscription), undefined);
  await voidOpen(stripe, subscription);
  await refund(stripe, payment, subscription);
}
