import * as z from 'zod/mini';
import type { MoveFigures } from '#domain/moves/moveFigures.ts';
import { MOVE_RESULTS, type SaidMove } from '#domain/moves/saidMove.ts';
import { americanSchema, countSchema, percentSchema, shareSchema } from './figures.ts';
import { instant } from './instant.ts';
import { gameMarketSchema, leagueSchema } from './lists.ts';

/** A line's move that we expected at the first price seen, and how it ended. */
export const expectedMoveSchema = z.object({
  market: gameMarketSchema,
  line: z.optional(z.number()),
  toward: z.enum(['home', 'away', 'over', 'under']),
  firstShare: shareSchema,
  ownShare: shareSchema,
  targetLine: z.optional(z.number()),
  targetPrice: z.optional(americanSchema),
  provider: z.string(),
  price: z.optional(americanSchema),
  seenAt: instant,
  result: z.optional(z.enum(MOVE_RESULTS)),
  closingShare: z.optional(shareSchema),
  closingLine: z.optional(z.number()),
}) satisfies z.ZodMiniType<SaidMove>;

export const hitRateSchema = z.object({
  mean: percentSchema,
  low: percentSchema,
  high: percentSchema,
});

/** How a league's expected moves ended, of all its markets or of one. */
export const moveFiguresSchema = z.object({
  league: leagueSchema,
  market: z.enum(['all', 'moneyline', 'spread', 'total']),
  calls: countSchema,
  hits: countSchema,
  misses: countSchema,
  stood: countSchema,
  noClose: countSchema,
  voided: countSchema,
  hitRate: z.optional(hitRateSchema),
  value: z.optional(z.number()),
}) satisfies z.ZodMiniType<MoveFigures>;
