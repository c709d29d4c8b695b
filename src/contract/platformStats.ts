import * as z from 'zod/mini';
import { count, percent } from './figures.ts';
import { instant } from './instant.ts';
import { PLAIN } from './requests/plain.ts';

export const platformStatsSchema = z.object({
  totalPredictions: count,
  /** %; null until something is graded. */
  winRate: z.nullable(percent),
  /** % of the stakes; null until a pick with a price is graded. */
  roi: z.nullable(z.number()),
  todaysGames: count,
  /** When the slate was last confirmed; null before the first refresh. */
  asOf: z.nullable(instant),
});

/** GET /api/stats/platform: the record so far, without samples. No parameters. */
export const platformStats = {
  ...PLAIN.platformStats,
  answer: platformStatsSchema,
} as const;

export type PlatformStatsAnswer = z.infer<typeof platformStats.answer>;
