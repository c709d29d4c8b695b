import * as z from 'zod/mini';

/** The record's summary, as stored. */
export const recordSummary = z.object({
  graded: z.int(),
  wins: z.int(),
  losses: z.int(),
  staked: z.int(),
  units: z.number(),
});
