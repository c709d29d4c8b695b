import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { tierSchema } from './create.ts';
import { SUBSCRIPTION_PATHS } from './paths.ts';

/** How a subscription stands, for the account page. */
const standingSchema = z.enum([
  /** Paid, and renews. */
  'active',
  /** Paid; ends by the member's wish at `accessUntil`. */
  'ending',
  /** A renewal has failed; access stays until `accessUntil`. */
  'past_due',
  /** A renewal has failed for good, or the grace is over. */
  'unpaid',
  'refunded',
  'ended',
]);

const invoiceSchema = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  createdAt: instant,
  /** Cents: what was to be paid, what was given back. */
  total: z.int(),
  refunded: z.int(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  /** Stripe's page of it, where an open one is paid; its PDF. Null while it is a draft. */
  url: z.nullable(z.url()),
  pdf: z.nullable(z.url()),
});

const subscriptionSchema = z.object({
  standing: standingSchema,
  tier: tierSchema,
  /** Cents a period. */
  price: z.int(),
  /** When the period ends that is running, and the next payment is due unless it is ending. */
  periodEnd: instant,
  accessUntil: instant,
  /** When a failed payment is tried again; null where it is not. */
  nextAttempt: z.nullable(instant),
  card: z.nullable(
    z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() }),
  ),
});

/** GET /api/subscriptions/current: the member's subscription and invoices as Stripe has them now. */
export const currentSubscription = {
  method: 'GET',
  path: SUBSCRIPTION_PATHS.current,
  query: z.strictObject({}),
  answer: z.object({
    subscription: z.nullable(subscriptionSchema),
    /** The newest first, of the last two years or so. */
    invoices: z.array(invoiceSchema),
  }),
} as const;

export type CurrentSubscription = z.infer<typeof currentSubscription.answer>;
