import * as z from 'zod/mini';
import { tierSchema } from '#contract/tier.ts';
import { SUBSCRIPTION_PATHS } from './paths.ts';

/**
 * POST /api/subscriptions/create: begins a purchase. 401 signed out, 403 for another's `userId`, 409 with a subscription, or if the
 * sentence that was agreed to is not the present one. The browser shows a plan as active only once the session says so.
 */
export const createSubscription = {
  method: 'POST',
  path: SUBSCRIPTION_PATHS.create,
  body: z.object({
    userId: z.string({ error: 'userId is missing' }),
    tier: tierSchema,
    /** Version of the sentence about the renewal that was agreed to (rules/renewal.ts); 400 without one. */
    renewal: z.optional(z.string()),
  }),
  answer: z.discriminatedUnion('status', [
    /** `url` is Stripe's payment page. */
    z.object({ status: z.literal('checkout'), url: z.url() }),
    /** It has already been paid. */
    z.object({ status: z.literal('active') }),
    /** It has been ordered; the bank has not confirmed the payment yet, and there is no access until then. */
    z.object({ status: z.literal('waiting') }),
  ]),
} as const;
