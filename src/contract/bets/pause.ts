import * as z from 'zod/mini';
import { DAYS_OF } from '#domain/bets/pause.ts';
import { instant } from '../instant.ts';
import { BET_PATHS } from './paths.ts';

/** POST /api/bets/pause: shuts the member out by their own wish. Nothing takes it back. 401 signed out, 403 for another member
 * than is signed in. */
export const beginPause = {
  method: 'POST',
  path: BET_PATHS.pause,
  body: z
    .object({ userId: z.uuid(), kind: z.enum(['pause', 'exclusion']), days: z.int() })
    .check(z.refine(({ kind, days }) => DAYS_OF[kind].includes(days), { error: 'no such pause' })),
  answer: z.object({
    until: instant,
    /** Whether a subscription goes on to be charged. */
    renews: z.boolean(),
    /** Whether a purchase under way could not be ended. */
    purchaseOpen: z.boolean(),
  }),
} as const;
