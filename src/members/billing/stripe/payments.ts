import type Stripe from 'stripe';
import { readProduct } from './catalog.ts';
import { createDisputes } from './disputes.ts';
import { expireCheckout } from './expireCheckout.ts';
import { giveBack } from './giveBack.ts';
import { type Glance, readGlances } from './glances.ts';
import { unlessGone } from './refusals.ts';
import { type SettledTill, settleTill } from './settleTill.ts';
import type { StripeAccess } from './stripe.ts';
import { createSubscriptions, memberIn } from './subscriptions.ts';
import type { TillNotes } from './till.ts';

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
  subscriptions: createSubscriptions(stripe, product),
  disputes: createDisputes(stripe),
  marksOf: async (customer: string): Promise<Marks> => {
    const found = await unlessGone(stripe.customers.retrieve(customer), undefined);
    if (found === undefined || found.deleted) return { memberId: null, phone: null };
    return { memberId: memberIn(found.metadata), phone: found.phone ?? null };
  },
  expireCheckout: (session: string, key: string): Promise<unknown> =>
    expireCheckout(stripe, session, key),
  /** Refunds all payments for a subscription, each once. */
  giveBack: (subscription: string): Promise<void> => giveBack(stripe, subscription),
  /** Does what is owed to a customer, and names the rest. */
  settleTill: async (customer: string, notes: TillNotes, now: number): Promise<SettledTill> =>
    settleTill(stripe, await product(), { customer, notes, now }),
  /** Customers as lists of Stripe's show them. */
  glances: (now: number): Promise<ReadonlyMap<string, Glance>> => readGlances(stripe, now),
});

export type Payments = ReturnType<typeof createPayments>;
