import * as z from 'zod/mini';
import { countSchema, percentSchema } from './figures.ts';
import { instant } from './instant.ts';
import { PLAIN_GETS } from './requests/plain.ts';

export const platformStatsSchema = z.object({
  totalPredictions: countSchema,
  /** %; null until something is graded. */
  winRate: z.nullable(percentSchema),
  /** % of the stakes; null until a pick with a price is graded. */
  roi: z.nullable(z.number()),
  todaysGames: countSchema,
  /** When the slate was last confirmed; null before the first refresh. */
  asOf: z.nullable(instant),
});

/** GET /api/stats/platform: the record so far, without samples. No parameters. */
export const platformStats = {
  ...PLAIN_GETS.platformStats,
  answer: platformStatsSchema,
} as const;

export type PlatformStatsAnswer = z.infer<typeof platformStats.answer>;
