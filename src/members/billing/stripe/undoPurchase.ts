import Stripe from 'stripe';
import { idOf } from './idOf.ts';
import { purchaseOf } from './purchase.ts';
import { unlessGone, unlessTooLate } from './refusals.ts';

/** Marker in the metadata of these refunds. */
export const WHY_MONEY_BACK = 'money-back guarantee';

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
        metadata: { why: WHY_MONEY_BACK, subscription },
      },
      { idempotencyKey: `money-back-${intent}` },
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && DONE.includes(error.code))) throw error;
  }
}

/** Takes back the credit that a switch to a cheaper plan has left: it was paid with the money that is given back. */
async function takeCredit(stripe: Stripe, subscription: string): Promise<void> {
  let credit = 0;
  let customer: string | null = null;
  for await (const invoice of stripe.invoices.list({ subscription })) {
    customer = idOf(invoice.customer);
    credit += invoice.starting_balance - (invoice.ending_balance ?? invoice.starting_balance);
  }
  if (customer === null || credit <= 0) return;
  const found = await stripe.customers.retrieve(customer);
  if (found.deleted === true || found.balance >= 0) return;
  await stripe.customers.update(customer, { balance: Math.min(0, found.balance + credit) });
}

/**
 * Ends a subscription at once, voids what it owes, and gives everything back that was paid for it. May be called again after a
 * failure: each step is done once.
 */
export async function undoPurchase(stripe: Stripe, subscription: string): Promise<void> {
  await unlessGone(stripe.subscriptions.cancel(subscription), undefined);
  await voidOpen(stripe, subscription);
  const purchase = await purchaseOf(stripe, subscription);
  for (const intent of purchase?.intents ?? []) await refund(stripe, intent, subscription);
  await takeCredit(stripe, subscription);
}
