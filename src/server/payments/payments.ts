import { createDisputes } from './disputes.ts';
import { keptCatalog } from './keptCatalog.ts';
import { unlessGone, unlessTooLate } from './refusals.ts';
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
  subscriptions: createSubscriptions(stripe, keptCatalog(stripe)),
  disputes: createDisputes(stripe),
  marksOf: async (customer: string): Promise<Marks> => {
    const found = await unlessGone(stripe.customers.retrieve(customer), undefined);
    if (found === undefined || found.deleted) return { memberId: null, phone: null };
    return { memberId: memberIn(found.metadata), phone: found.phone ?? null };
  },
  /** Closes a checkout; one that is paid or has run out stays as it is. @param key the same for a call made again */
  expireCheckout: (session: string, key: string): Promise<unknown> => {
    const idempotencyKey = `expire-${session}-${key}`;
    const expired = stripe.checkout.sessions.expire(session, {}, { idempotencyKey });
    return unlessTooLate(unlessGone(expired, undefined), undefined);
  },
});

export type Payments = ReturnType<typeof createPayments>;
