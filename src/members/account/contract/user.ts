import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { tierSchema } from '#contract/tier.ts';

/** A member, as sent to the browser. */
export const userSchema = z.object({
  id: z.uuid(),
  /** +1 and ten digits. */
  phoneNumber: z.string(),
  isAdmin: z.boolean(),
  tosAccepted: z.boolean(),
  /** Time of the first acceptance. */
  tosAcceptedAt: z.nullable(instant),
  tosIpAddress: z.nullable(z.string()),
  createdAt: instant,
  /** `active` if the member has access now; `ended` if they had it before. */
  subscriptionStatus: z.enum(['none', 'active', 'ended']),
  subscriptionTier: z.nullable(tierSchema),
  /** End of the period in which they have shut themselves out from picks, prices and offers; null if there is none. */
  shutOutUntil: z.nullable(instant),
});

export type User = z.infer<typeof userSchema>;
