import type Stripe from 'stripe';
import type { MemberTools } from '../memberTools.ts';
import { planItems } from '../stripe/facts.ts';
import { idOf } from '../stripe/idOf.ts';
import { unlessGone, unlessTooLate } from '../stripe/refusals.ts';

/** Whether a subscription's first payment may still come: a bank debit takes days. */
async function isComing(stripe: Stripe, subscription: string): Promise<boolean> {
  const { data } = await stripe.invoices.list({
    subscription,
    limit: 1,
    expand: ['data.payments'],
  });
  const intent = idOf(data[0]?.payments?.data[0]?.payment.payment_intent);
  if (intent === null) return true;
  const { status } = await stripe.paymentIntents.retrieve(intent);
  return status !== 'requires_payment_method' && status !== 'canceled';
}

/** Ends one whose first payment has failed, so that nobody pays it later beside another. */
async function giveUp(stripe: Stripe, subscription: string): Promise<void> {
  await unlessGone(stripe.subscriptions.cancel(subscription), undefined);
  for await (const { id } of stripe.invoices.list({ subscription, status: 'open' }))
    if (id !== undefined) await unlessTooLate(stripe.invoices.voidInvoice(id), undefined);
}

/**
 * Whether a first payment for one of our plans is on its way: nothing else is sold meanwhile. One that has failed is given up.
 * @param all of a customer's subscriptions
 */
export async function isPaymentComing(
  { stripe, product, sync }: Pick<MemberTools, 'stripe' | 'product' | 'sync'>,
  all: readonly Stripe.Subscription[],
): Promise<boolean> {
  for (const one of all) {
    if (one.status !== 'incomplete' || planItems(one, await product()).length === 0) continue;
    if (await isComing(stripe, one.id)) return true;
    await giveUp(stripe, one.id);
    await sync(one.id);
  }
  return false;
}
