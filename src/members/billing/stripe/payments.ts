import type Stripe from 'stripe';
import { readProduct } from './catalog.ts';
import { createDisputes } from './disputes.ts';
import { expireCheckout } from './expireCheckout.ts';
import { giveBack } from './giveBack.ts';
import { giveBackUnused, unusedOf } from './giveBackUnused.ts';
import { type Glance, readGlances } from './glances.ts';
import { type CollectionBreak, endUnpaid, holdCollection } from './holdCollection.ts';
import { paidSince, payableOf } from './payable.ts';
import { purchaseOf } from './purchase.ts';
import type { WhyBack } from './refundOnce.ts';
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

/** What stands on a customer: our note of the member, and a number that anybody may have typed. */
interface Marks {
  readonly memberId: string | null;
  readonly phone: string | null;
}

const createAll = (stripe: Stripe, product: () => Promise<string>) => ({
  subscriptions: createSubscriptions(stripe, product),
  disputes: createDisputes(stripe, product),
});

/** Requests to Stripe about payers. */
export const createPayments = (
  { stripe, livemode }: StripeAccess,
  product = keptProduct(stripe),
) => ({
  livemode,
  /** The product of our plans. */
  product,
  ...createAll(stripe, product),
  marksOf: async (customer: string): Promise<Marks> => {
    const found = await unlessGone(stripe.customers.retrieve(customer), undefined);
    if (found === undefined || found.deleted) return { memberId: null, phone: null };
    return { memberId: memberIn(found.metadata), phone: found.phone ?? null };
  },
  holdCollection: (subscription: string, held: CollectionBreak): Promise<boolean> =>
    holdCollection(stripe, subscription, held),
  /** Ends what is set to end and unpaid; returns whether it was. */
  endUnpaid: (subscription: string): Promise<boolean> => endUnpaid(stripe, subscription),
  expireCheckout: (session: string, key: string): Promise<unknown> =>
    expireCheckout(stripe, session, key),
  /** Refunds all payments for a subscription, each once. */
  giveBack: (subscription: string, why: WhyBack): Promise<void> =>
    giveBack(stripe, subscription, why),
  /** Refunds what was paid for a subscription and not used when it ended, but for what one card has paid. Returns its cents. */
  giveBackUnused: (
    subscription: string,
    endedAt: number,
    exceptCard?: string | undefined,
  ): Promise<number> => giveBackUnused(stripe, { subscription, endedAt, exceptCard }),
  /** What was paid for one that has just ended and not used, cents. */
  unusedOf: (subscription: string): Promise<number> => unusedOf(stripe, subscription),
  /** When a subscription was first paid, ms since 1970; null if it never was. */
  firstPaidAt: async (subscription: string): Promise<number | null> =>
    (await purchaseOf(stripe, subscription))?.paidAt ?? null,
  /** Invoices that can still be paid, by id, each with its subscription. */
  payable: (): Promise<ReadonlyMap<string, string>> => payableOf(stripe),
  /** Invoices made since an instant and paid: subscriptions, each with its latest payment, ms since 1970. */
  paidSince: (from: number): Promise<ReadonlyMap<string, number>> => paidSince(stripe, from),
  /** Does what is owed to a customer, and names the rest. */
  settleTill: async (customer: string, notes: TillNotes, now: number): Promise<SettledTill> =>
    settleTill(stripe, await product(), { customer, notes, now }),
  /** Customers as lists of Stripe's show them. */
  glances: (now: number): Promise<ReadonlyMap<string, Glance>> => readGlances(stripe, now),
});

export type Payments = ReturnType<typeof createPayments>;
