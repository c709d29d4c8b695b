import type Stripe from 'stripe';
import { readProduct } from './catalog.ts';
import { createDisputes } from './disputes.ts';
import { expireCheckout } from './expireCheckout.ts';
import { giveBack } from './giveBack.ts';
import { type CollectionBreak, holdCollection } from './holdCollection.ts';
import { unlessGone } from './refusals.ts';
import type { StripeAccess } from './stripe.ts';
import { createSubscriptions, memberIn } from './subscriptions.ts';

/** The product of our plans, requested once; again after a failure. */
function keptProduct(stripe: Stripe): () => Promise<string> {
  let kept: Promise<string> | undefined;
  return () => {
    kept ??= readProduct(stripe).catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

/** Marks on a customer that identify the member. */
export interface Marks {
  readonly memberId: string | null;
  readonly phone: string | null;
}

/** Requests to Stripe about payers. */
export const createPayments = (
  { stripe, livemode }: StripeAccess,
  product = keptProduct(stripe),
) => ({
  livemode,
  /** The product of our plans. */
  product,
  subscriptions: createSubscriptions(stripe, product),
  disputes: createDisputes(stripe),
  marksOf: async (customer: string): Promise<Marks> => {
    const found = await unlessGone(stripe.customers.retrieve(customer), undefined);
    if (found === undefined || found.deleted) return { memberId: null, phone: null };
    return { memberId: memberIn(found.metadata), phone: found.phone ?? null };
  },
  holdCollection: (subscription: string, held: CollectionBreak): Promise<boolean> =>
    holdCollection(stripe, subscription, held),
  expireCheckout: (session: string, key: string): Promise<unknown> =>
    expireCheckout(stripe, session, key),
  /** Refunds all payments for a subscription, each once. */
  giveBack: (subscription: string): Promise<void> => giveBack(stripe, subscription),
});

export type Payments = ReturnType<typeof createPayments>;
