import * as z from 'zod/mini';
import { HIGHEST_STAKE } from '#domain/bets/bet.ts';
import type { Limits } from '#domain/bets/limits.ts';
import { instant } from '../instant.ts';
import { BET_PATHS } from './paths.ts';

const cents = z.int().check(z.nonnegative(), z.maximum(HIGHEST_STAKE));
const limit = z.object({
  cents: z.optional(cents),
  next: z.optional(z.object({ cents: z.optional(cents), from: instant })),
});

export const limitsSchema = z.object({ stake: limit, loss: limit }) satisfies z.ZodMiniType<Limits>;

/** GET /api/bets/limits: the limits of the member's number. 401 signed out. */
export const readLimits = {
  method: 'GET',
  path: BET_PATHS.limits,
  query: z.strictObject({}),
  /** Whose they are: another tab may have signed somebody else in. */
  answer: z.extend(limitsSchema, { userId: z.uuid() }),
} as const;

/** POST: asks for other limits, null for none: lower counts at once, higher and none after 24 hours. 401 signed out, 403
 * for another member than is signed in. */
export const setLimits = {
  method: 'POST',
  path: BET_PATHS.limits,
  body: z.object({ userId: z.uuid(), stake: z.nullable(cents), loss: z.nullable(cents) }),
  answer: limitsSchema,
} as const;
