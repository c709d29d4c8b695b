import type Stripe from 'stripe';
import * as z from 'zod';
import type { SubscriptionFacts } from '../rules/standing.ts';
import { factsOf, PLAIN_INVOICES } from './facts.ts';
import { idOf } from './idOf.ts';
import { readInvoiceFacts } from './invoiceFacts.ts';
import { unlessGone } from './refusals.ts';

/** A subscription of Stripe's, in our words. */
export interface PaidSubscription {
  readonly id: string;
  readonly customerId: string;
  /** Whose it is by the note we left on it. */
  readonly memberId: string | null;
  readonly createdAt: number;
  /** Whether all that was paid for it is to be given back, or has been, by the note we left on it. */
  readonly givingBack: GivingBack | null;
  readonly facts: SubscriptionFacts;
}

const givingBackSchema = z.enum(['due', 'done']);
export type GivingBack = z.infer<typeof givingBackSchema>;

/** The note that says whose a customer or a subscription is; null where it is none of ours. */
export const memberIn = ({ member }: Readonly<Record<string, string>>): string | null =>
  z.uuid().safeParse(member).data ?? null;

const ALL = { status: 'all', limit: 100 } as const;

const described = (one: Stripe.Subscription, facts: SubscriptionFacts): PaidSubscription => ({
  id: one.id,
  customerId: idOf(one.customer) ?? '',
  memberId: memberIn(one.metadata),
  createdAt: one.created * 1000,
  givingBack: givingBackSchema.safeParse(one.metadata.give_back).data ?? null,
  facts,
});

/** Subscriptions as Stripe has them now. @param product of our plans: asked for where a price is to be told from others' */
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
  /** All that there are, ended ones too, without what their invoices tell. */
  all: async function* (): AsyncGenerator<PaidSubscription> {
    for await (const one of stripe.subscriptions.list(ALL)) {
      yield described(one, factsOf(one, await product(), PLAIN_INVOICES));
    }
  },
  /** The ids of a customer's that are not over; none of one that Stripe has deleted. */
  liveOf: async (customer: string): Promise<string[]> => {
    const all = stripe.subscriptions.list({ ...ALL, customer });
    const found = await unlessGone(all.autoPagingToArray({ limit: 10_000 }), []);
    return found.filter(({ ended_at }) => ended_at === null).map(({ id }) => id);
  },
  /** Ends one at once, for good. */
  cancelNow: (id: string): Promise<unknown> =>
    // One that has ended is no more to be found.
    unlessGone(stripe.subscriptions.cancel(id), undefined),
  /** Notes on a subscription, ended or not, how far giving back its payments has come. */
  noteGivingBack: (id: string, stands: GivingBack): Promise<unknown> =>
    unlessGone(stripe.subscriptions.update(id, { metadata: { give_back: stands } }), undefined),
  /** Lets one end with the period that runs. @param key the same for a call that is made again */
  endWithPeriod: (id: string, key: string): Promise<unknown> =>
    stripe.subscriptions.update(
      id,
      { cancel_at_period_end: true },
      { idempotencyKey: `end-${id}-${key}` },
    ),
});
