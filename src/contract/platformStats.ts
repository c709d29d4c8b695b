import * as z from 'zod/mini';
import { instant } from './instant.ts';
import { PATHS } from './paths.ts';

/** GET /api/stats/platform: the record so far, without samples. No parameters. */
export const platformStats = {
  method: 'GET',
  path: PATHS.platformStats,
  query: z.strictObject({}),
  answer: z.object({
    totalPredictions: z.int().check(z.minimum(0)),
    /** %; null until something is graded. */
    winRate: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
    /** % of the stakes; null until a pick with a price is graded. */
    roi: z.nullable(z.number()),
    todaysGames: z.int().check(z.minimum(0)),
    /** When the slate was last confirmed; null before the first refresh. */
    asOf: z.nullable(instant),
  }),
} as const;

export type PlatformStatsAnswer = z.infer<typeof platformStats.answer>;
