import Stripe from 'stripe';
import { whyFailed } from '#domain/words/whyFailed.ts';
import type { NextPayment } from '../rules/standingText.ts';

type Previewed = Pick<Stripe.Subscription, 'id' | 'cancel_at' | 'cancel_at_period_end'>;

/** What is supposed of one that is set to end: that it is kept. */
function kept({ cancel_at, cancel_at_period_end: atEnd }: Previewed) {
  if (atEnd) return { subscription_details: { cancel_at_period_end: false } };
  return cancel_at === null ? {} : { subscription_details: { cancel_at: '' as const } };
}

/**
 * What the next invoice of a subscription will take, as Stripe works it out: discounts, credit, taxes, quantities and what is
 * pending included; of one that is set to end, what it would if it were kept. Null where Stripe cannot say.
 */
export async function nextPayment(
  stripe: Stripe,
  subscription: Previewed,
): Promise<NextPayment | null> {
  try {
    const { amount_due, total, period_end } = await stripe.invoices.createPreview({
      subscription: subscription.id,
      ...kept(subscription),
    });
    return {
      cents: amount_due,
      credit: Math.max(0, total - amount_due),
      at: new Date(period_end * 1000).toISOString(),
    };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error.code !== 'invoice_upcoming_none')
      console.error('Stripe: no next invoice:', error.code ?? error.statusCode, whyFailed(error));
    return null;
  }
}

/** The same of one that is known to renew. */
export const nextOfRenewing = (stripe: Stripe, id: string): Promise<NextPayment | null> =>
  nextPayment(stripe, { id, cancel_at: null, cancel_at_period_end: false });
