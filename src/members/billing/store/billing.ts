import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { acceptRefreshRequest, type RefreshVerdict, settleRefreshRequest } from '#store/lease.ts';
import type { StripeEventSubjects } from '../rules/eventSubjects.ts';
import { TIERS } from '../rules/plans.ts';
import type { Payer } from '../rules/unsold.ts';

/** Milliseconds since 1970 as the database takes them, and back. */
const toIso = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms).toISOString();
const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const customerSchema = z.object({
  customerId: z.string(),
  /** Null once the account is deleted. */
  memberId: z.nullable(z.uuid()),
  phone: z.nullable(z.string()),
  leftAt: z.nullable(instant),
  bannedSince: z.nullable(instant),
  /** Why: `dispute du_…`, or what the owner has written. */
  bannedFor: z.nullable(z.string()),
  breaks: z.array(z.object({ from: instant, to: instant })),
});
/** A customer of Stripe's whose member we know or knew. */
export type Customer = Payer & Readonly<z.infer<typeof customerSchema>>;

const rowSchema = z.object({
  id: z.string(),
  customerId: z.string(),
  /** Stripe's word for it. */
  status: z.string(),
  tier: z.nullable(z.enum(TIERS)),
  periodStart: instant,
  periodEnd: instant,
  cancelsAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  accessUntil: instant,
  createdAt: instant,
});
/** Our copy of a Stripe subscription. Instants in ms since 1970. */
export type SubscriptionRow = Readonly<z.infer<typeof rowSchema>>;

const ownSchema = rowSchema.omit({ customerId: true, periodStart: true });
export type OwnSubscription = z.infer<typeof ownSchema>;

const id = z.nullable(z.string());
const noticeSchema: z.ZodType<StripeEventSubjects> = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: z.int(),
  about: z.object({
    session: id,
    subscription: id,
    payment: id,
    dispute: id,
    customer: id,
    payer: z.optional(id),
  }),
});

const idsSchema = z.array(z.string());
const bannedSchema = z.object({ customers: idsSchema, sessions: idsSchema });

/** What Stripe has told us: each a database function. */
export const createBilling = (client: Client) => {
  const ids = (doing: string, name: string, asked?: object): Promise<string[]> =>
    readData(doing, client.rpc(name, asked), idsSchema);
  return {
    /**
     * Takes a number for a question before it is put to Stripe. Of two answers, the one to the later question is kept.
     */
    askStripe: (): Promise<number> => readData('numbering', client.rpc('ask_stripe'), z.int()),
    /** Whose a customer of Stripe's is; null where nobody's we know. */
    readCustomer: (customer: string): Promise<Customer | null> => {
      const call = client.rpc('read_customer', { p_customer: customer });
      return readData('reading a customer', call, z.nullable(customerSchema));
    },
    /**
     * Links a customer to a member by our id for them. Null if there is no such member, or the member has another customer
     * already.
     */
    linkCustomer: (customer: string, member: string): Promise<Customer | null> => {
      const call = client.rpc('link_customer', { p_customer: customer, p_member: member });
      return readData('linking a customer', call, z.nullable(customerSchema));
    },
    /** The member with a number who is no customer yet, for a restore that the owner starts. */
    memberToLink: (phone: string): Promise<{ id: string; createdAt: number } | null> => {
      const call = client.rpc('member_to_link', { p_phone: phone });
      const found = z.nullable(z.object({ id: z.uuid(), createdAt: instant }));
      return readData('looking for a member', call, found);
    },
    forgetCustomer: (customer: string): Promise<unknown> =>
      expectSuccess(
        'forgetting a customer',
        client.rpc('forget_customer', { p_customer: customer }),
      ),
    /** Writes a copy, unless a later question has been answered already. Answers whether it was written. */
    writeSubscription: (question: number, row: SubscriptionRow): Promise<boolean> => {
      const call = client.rpc('write_subscription', {
        p_question: question,
        p_row: {
          id: row.id,
          customer_id: row.customerId,
          status: row.status,
          tier: row.tier,
          period_start: toIso(row.periodStart),
          period_end: toIso(row.periodEnd),
          cancels_at: toIso(row.cancelsAt),
          ended_at: toIso(row.endedAt),
          access_until: toIso(row.accessUntil),
          created_at: toIso(row.createdAt),
        },
      });
      return readData('writing a subscription', call, z.boolean());
    },
    /** A member's, longest access first. */
    readSubscriptions: (member: string): Promise<OwnSubscription[]> => {
      const call = client.rpc('read_subscriptions', { p_member: member });
      return readData('reading subscriptions', call, z.array(ownSchema));
    },
    storedSubscriptions: (wanted: readonly string[]): Promise<SubscriptionRow[]> => {
      const call = client.rpc('stored_subscriptions', { p_ids: wanted });
      return readData('reading stored subscriptions', call, z.array(rowSchema));
    },
    liveSubscriptions: () => ids('reading live subscriptions', 'live_subscriptions'),
    /** Those whose member has deleted the account, or is banned. */
    abandonedSubscriptions: () => ids('reading abandoned ones', 'abandoned_subscriptions'),
    /** A customer's break of a month or more, which is in force; null if there is none. */
    collectionBreak: (customer: string) =>
      readData(
        'asking for a break',
        client.rpc('collection_break', { p_customer: customer }),
        z.nullable(z.object({ began: instant, until: instant })),
      ),
    /** Subscriptions of members on such a break. */
    subscriptionsOnBreak: () => ids('reading those on a break', 'subscriptions_on_break'),
    subscriptionsOfCustomer: (customer: string) =>
      ids('reading a customer’s', 'subscriptions_of_customer', { p_customer: customer }),
    endMissingSubscription: (question: number, id: string): Promise<unknown> => {
      const asked = { p_question: question, p_id: id };
      return expectSuccess('ending a copy', client.rpc('end_missing_subscription', asked));
    },
    isEventDone: (id: string): Promise<boolean> =>
      readData('asking for an event', client.rpc('is_event_done', { p_id: id }), z.boolean()),
    /** Notes an event: as dealt with, or as one about nobody we know yet. */
    noteEvent: (notice: StripeEventSubjects, isDone: boolean): Promise<unknown> => {
      const call = client.rpc('note_event', {
        p_id: notice.id,
        p_type: notice.type,
        p_created: toIso(notice.createdAt),
        p_done: isDone,
        p_event: notice,
      });
      return expectSuccess('noting an event', call);
    },
    /** Those of the last 30 days that were about nobody we knew, the oldest first. */
    parkedEvents: (): Promise<StripeEventSubjects[]> =>
      readData('reading parked events', client.rpc('parked_events'), z.array(noticeSchema)),
    /** Forgets a purchase that is complete, expired or given up. Answers which member's it was. */
    endCheckout: (session: string): Promise<string | null> => {
      const call = client.rpc('end_checkout', { p_session: session });
      return readData('ending a checkout', call, z.nullable(z.uuid()));
    },
    /** Bans the number behind a customer, once for each dispute. Returns what to end at Stripe. */
    banForDispute: (dispute: string, customer: string): Promise<z.infer<typeof bannedSchema>> => {
      const call = client.rpc('ban_for_dispute', { p_dispute: dispute, p_customer: customer });
      return readData('banning for a dispute', call, bannedSchema);
    },
    /** Whether a signed request may start the reconcile. */
    acceptReconcile: (nonce: string): Promise<RefreshVerdict> =>
      acceptRefreshRequest(client, nonce, 'reconcile'),
    settleReconcile: (nonce: string, outcome: 'done' | 'failed'): Promise<void> =>
      settleRefreshRequest(client, nonce, outcome),
    /** Which of these are already known. */
    knownDisputes: (wanted: readonly string[]) =>
      ids('reading disputes', 'known_disputes', { p_ids: wanted }),
  };
};

export type Billing = ReturnType<typeof createBilling>;
