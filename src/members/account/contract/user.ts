import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { tierSchema } from '#members/billing/contract/create.ts';

/** A member, as the browser is told of them. */
export const userSchema = z.object({
  id: z.uuid(),
  /** +1 and ten digits. */
  phoneNumber: z.string(),
  isAdmin: z.boolean(),
  tosAccepted: z.boolean(),
  /** Of the first acceptance. */
  tosAcceptedAt: z.nullable(instant),
  tosIpAddress: z.nullable(z.string()),
  createdAt: instant,
  /** `active` where the member has access now; `ended` where they had. */
  subscriptionStatus: z.enum(['none', 'active', 'ended']),
  subscriptionTier: z.nullable(tierSchema),
  /** Until when they have shut themselves out from picks, prices and offers; null where they have not. */
  shutOutUntil: z.nullable(instant),
});

export type User = z.infer<typeof userSchema>;
