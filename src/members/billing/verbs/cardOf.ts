import type Stripe from 'stripe';
import { idOf } from '../stripe/idOf.ts';

const isMethod = (
  method: Stripe.PaymentMethod | string | null | undefined,
): method is Stripe.PaymentMethod => typeof method === 'object' && method !== null;

/** The card for the next payment: the subscription's own, else its customer's. */
export async function cardOf(
  stripe: Stripe,
  { default_payment_method: own, customer }: Stripe.Subscription,
): Promise<Stripe.PaymentMethod.Card | null> {
  let method: Stripe.PaymentMethod | string | null | undefined = own;
  const id = idOf(customer);
  if (method === null && id !== null) {
    const owner = await stripe.customers.retrieve(id, {
      expand: ['invoice_settings.default_payment_method'],
    });
    method = owner.deleted ? null : owner.invoice_settings.default_payment_method;
  }
  return isMethod(method) ? (method.card ?? null) : null;
}
