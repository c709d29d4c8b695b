import * as z from 'zod/mini';
import { betSchema } from './bet.ts';
import { BET_PATHS } from './paths.ts';

/** Bets that one request may bring. */
export const MOST_BETS = 500;
/** Bytes of a request with so many. */
const LARGEST = 1_048_576;

/**
 * POST /api/bets/sync: brings what a device has changed, and answers what it has not seen. 401 signed out, 403 for
 * another member than is signed in, without Premium or shut out, 413 beyond 100,000 bets.
 */
export const syncBets = {
  method: 'POST',
  path: BET_PATHS.sync,
  largest: LARGEST,
  body: z.object({
    userId: z.uuid(),
    /** What was answered last as `seen`; 0 at first. */
    since: z.int().check(z.nonnegative()),
    bets: z.array(betSchema).check(z.maxLength(MOST_BETS)),
    /** Ids of deleted ones. */
    gone: z.array(z.uuid()).check(z.maxLength(MOST_BETS)),
  }),
  answer: z.object({
    bets: z.array(betSchema),
    gone: z.array(z.uuid()),
    seen: z.int(),
    /** Whether there is more to be asked for. */
    more: z.boolean(),
  }),
} as const;
