import * as z from 'zod/mini';

/** What the record comes to, as it is stored. */
export const recordSummary = z.object({
  graded: z.int(),
  wins: z.int(),
  losses: z.int(),
  staked: z.int(),
  units: z.number(),
});
