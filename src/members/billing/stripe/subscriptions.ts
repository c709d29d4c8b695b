import type Stripe from 'stripe';
import * as z from 'zod';
import type { SubscriptionFacts } from '../rules/standing.ts';
import { endAndSettle, type Over, settleOver } from './endAndSettle.ts';
import { factsOf, PLAIN_INVOICES } from './facts.ts';
import { idOf } from './idOf.ts';
import { readInvoiceFacts } from './invoiceFacts.ts';
import { unlessGone } from './refusals.ts';

/** A Stripe subscription, in our terms. */
export interface PaidSubscription {
  readonly id: string;
  readonly customerId: string;
  /** The member, from our note on it. */
  readonly memberId: string | null;
  readonly createdAt: number;
  /** Whether all payments for it are to be refunded, or have been, from our note on it. */
  readonly givingBack: GivingBack | null;
  /** Its last invoice: a new one is news of money. */
  readonly latestInvoice: string | null;
  readonly facts: SubscriptionFacts;
}

const givingBackSchema = z.enum(['due', 'done']);
type GivingBack = z.infer<typeof givingBackSchema>;

/** The note naming the member of a customer or subscription; null if it is not ours. */
export const memberIn = ({ member }: Readonly<Record<string, string>>): string | null =>
  z.uuid().safeParse(member).data ?? null;

const ALL = { status: 'all', limit: 100 } as const;

const described = (one: Stripe.Subscription, facts: SubscriptionFacts): PaidSubscription => ({
  id: one.id,
  customerId: idOf(one.customer) ?? '',
  memberId: memberIn(one.metadata),
  createdAt: one.created * 1000,
  givingBack: givingBackSchema.safeParse(one.metadata.give_back).data ?? null,
  latestInvoice: idOf(one.latest_invoice),
  facts,
});

/** Subscriptions in their current state at Stripe. @param product of our plans: requested to recognize their prices */
export const createSubscriptions = (stripe: Stripe, product: () => Promise<string>) => ({
  read: async (id: string): Promise<PaidSubscription> => {
    const one = await stripe.subscriptions.retrieve(id);
    const invoices = await readInvoiceFacts(stripe, one);
    return described(one, factsOf(one, await product(), invoices));
  },
  /** Whether Stripe has it at all. */
  isThere: (id: string): Promise<boolean> =>
    unlessGone(
      stripe.subscriptions.retrieve(id).then(() => true),
      false,
    ),
  /** All of them, including ended ones, without facts from their invoices. */
  all: async function* (): AsyncGenerator<PaidSubscription> {
    for await (const one of stripe.subscriptions.list(ALL)) {
      yield described(one, factsOf(one, await product(), PLAIN_INVOICES));
    }
  },
  /** Ids of a customer's subscriptions that have not ended; none if Stripe has deleted the customer. */
  liveOf: async (customer: string): Promise<string[]> => {
    const all = stripe.subscriptions.list({ ...ALL, customer });
    const found = await unlessGone(all.autoPagingToArray({ limit: 10_000 }), []);
    return found.filter(({ ended_at }) => ended_at === null).map(({ id }) => id);
  },
  /** Ends one immediately, for good: nothing of it can be paid any more, and what nobody can use goes back. */
  endNow: (id: string, nobodysSince: number | null = null): Promise<void> =>
    endAndSettle(stripe, id, nobodysSince),
  /** The same for one that is over, whoever has ended it. */
  settleOver: (id: string, over: Over): Promise<void> => settleOver(stripe, id, over),
  /** Notes on a subscription, ended or not, the progress of its refunds. */
  noteGivingBack: (id: string, stands: GivingBack): Promise<unknown> =>
    unlessGone(stripe.subscriptions.update(id, { metadata: { give_back: stands } }), undefined),
  /** Ends one with the current period. @param key the same when a call is repeated */
  endWithPeriod: (id: string, key: string): Promise<unknown> =>
    stripe.subscriptions.update(
      id,
      { cancel_at_period_end: true },
      { idempotencyKey: `end-${id}-${key}` },
    ),
});
