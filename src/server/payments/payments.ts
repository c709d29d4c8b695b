import { createDisputes } from './disputes.ts';
import { expireCheckout } from './expireCheckout.ts';
import { keptProduct } from './keptProduct.ts';
import { unlessGone } from './refusals.ts';
import type { StripeAccess } from './stripe.ts';
import { createSubscriptions, memberIn } from './subscriptions.ts';

/** Whose a customer is by what stands on them. */
export interface Marks {
  readonly memberId: string | null;
  readonly phone: string | null;
}

/** What Stripe is asked and told about who has paid. */
export const createPayments = ({ stripe, livemode }: StripeAccess) => ({
  livemode,
  subscriptions: createSubscriptions(stripe, keptProduct(stripe)),
  disputes: createDisputes(stripe),
  marksOf: async (customer: string): Promise<Marks> => {
    const found = await unlessGone(stripe.customers.retrieve(customer), undefined);
    if (found === undefined || found.deleted) return { memberId: null, phone: null };
    return { memberId: memberIn(found.metadata), phone: found.phone ?? null };
  },
  expireCheckout: (session: string, key: string): Promise<unknown> =>
    expireCheckout(stripe, session, key),
});

export type Payments = ReturnType<typeof createPayments>;
