import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { tierSchema } from '#contract/tier.ts';
import { SUBSCRIPTION_PATHS } from './paths.ts';

/** How a subscription stands, for the account page. */
const standingSchema = z.enum([
  /** Paid, and renews. */
  'active',
  /** Paid; ends at `accessUntil` at the member's wish. */
  'ending',
  /** A renewal has failed; access stays until `accessUntil`. */
  'past_due',
  /** A renewal has failed for good, or the grace period is over. */
  'unpaid',
  'refunded',
  'ended',
]);

const invoiceSchema = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  createdAt: instant,
  /** Cents: amount due, amount refunded. */
  total: z.int(),
  refunded: z.int(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  /** Stripe's page, where an open invoice is paid; and its PDF. Null for a draft. */
  url: z.nullable(z.url()),
  pdf: z.nullable(z.url()),
});

const subscriptionSchema = z.object({
  standing: standingSchema,
  tier: tierSchema,
  /** Cents a period. */
  price: z.int(),
  /** End of the current period; the next payment is due then, unless it is ending. */
  periodEnd: instant,
  accessUntil: instant,
  /** What the next invoice takes, and what credit pays of it; if it is ending, what it would if it were kept. Null: not known. */
  next: z.nullable(z.object({ cents: z.int(), credit: z.int(), at: instant })),
  /** Until when nothing is collected: a break of a month or more. Absent outside one. */
  pausedUntil: z.optional(instant),
  /** When a failed payment is retried; null if it is not. */
  nextAttempt: z.nullable(instant),
  card: z.nullable(
    z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() }),
  ),
});

/** GET /api/subscriptions/current: the member's subscription and invoices from Stripe, as of now. */
export const currentSubscription = {
  method: 'GET',
  path: SUBSCRIPTION_PATHS.current,
  query: z.strictObject({}),
  answer: z.object({
    subscription: z.nullable(subscriptionSchema),
    /** Whether a first payment is on its way; absent if not. */
    waiting: z.optional(z.literal(true)),
    /** Newest first, from about the last two years. */
    invoices: z.array(invoiceSchema),
    /** What was paid so far, in cents, while it can be had back; null if it cannot. */
    moneyBack: z.nullable(z.object({ until: instant, cents: z.int() })),
    /** Cents of credit that came of payments: they go back to the card when the account is deleted. */
    credit: z.int(),
    /** What the member was told of the subscription in the last 60 days, the latest first. */
    notices: z.array(
      z.object({
        kind: z.enum(['renewal', 'price', 'money back', 'break']),
        title: z.string(),
        text: z.string(),
        at: instant,
      }),
    ),
  }),
} as const;

export type CurrentSubscription = z.infer<typeof currentSubscription.answer>;
