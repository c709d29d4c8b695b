import * as z from 'zod/mini';
import { EDGE_BUCKETS } from '#domain/record/figures/edgeTable.ts';
import type { RecordFigures } from '#domain/record/figures/recordFigures.ts';
import { PICK_MARKETS } from '#domain/record/picks/pick.ts';
import { amount, countSchema, percentSchema, shareSchema } from '../figures.ts';
import { instant } from '../instant.ts';
import { outcomeSchema, pickMarketSchema, voidCauseSchema } from '../lists.ts';

export const estimateSchema = z.object({
  mean: z.number(),
  low: z.optional(z.number()),
  high: z.optional(z.number()),
});
export const loss = z.object({ squared: amount, log: amount });
export const worst = z.object({
  losses: countSchema,
  drawdown: amount,
  from: z.optional(instant),
  to: z.optional(instant),
});

/** Our scores beside those of the closing prices. */
export const besideClose = z.object({ decided: amount, ours: loss, close: loss, coin: loss });

export const scores = z.object({
  decided: amount,
  ours: loss,
  coin: loss,
  beside: z.optional(besideClose),
});

export const voidsOf = z.object({ cause: voidCauseSchema, picks: countSchema });

export const expectation = z.object({ negative: percentSchema, mean: z.number() });

export const closing = z.object({ picks: countSchema, value: estimateSchema, beat: percentSchema });

const groupShape = {
  picks: countSchema,
  lost: countSchema,
  won: countSchema,
  pushed: countSchema,
  voided: countSchema,
  voids: z.optional(z.array(voidsOf)),
  decided: amount,
  winRate: z.optional(estimateSchema),
  staked: countSchema,
  units: z.optional(z.number()),
  roi: z.optional(estimateSchema),
  expectation: z.optional(expectation),
  scores: z.optional(scores),
  closing: z.optional(closing),
  worst,
};

export const groupFiguresSchema = z.object(groupShape);
export const marketFigures = z.object({ market: pickMarketSchema, ...groupShape });

/** A named group of picks. */
export const recordGroup = z.object({
  key: z.string(),
  all: groupFiguresSchema,
  markets: z.array(marketFigures),
});

export const bin = z.object({
  from: percentSchema,
  to: percentSchema,
  decided: amount,
  said: percentSchema,
  won: percentSchema,
  low: percentSchema,
  high: percentSchema,
});

export const reliabilitySchema = z.object({
  market: z.enum(['all', ...PICK_MARKETS]),
  bins: z.array(bin),
});

/** Our scores beside ESPN's, of one sport. */
export const besideEspn = z.object({
  key: z.string(),
  decided: amount,
  ours: loss,
  espn: loss,
  coin: loss,
});

export const edgeRow = z.object({
  bucket: z.enum(['all', ...EDGE_BUCKETS]),
  bets: countSchema,
  gameShare: shareSchema,
  claimed: z.number(),
  realised: z.optional(estimateSchema),
});

export const edgeFigures = z.object({
  bets: countSchema,
  contests: z.optional(countSchema),
  voided: countSchema,
  units: z.number(),
  rows: z.array(edgeRow),
  worst,
});

/** Lines that were graded again, by what that changed. */
export const regradedLines = z.object({
  before: outcomeSchema,
  now: outcomeSchema,
  lines: countSchema,
});

/** Every figure of the record, as its page shows it. */
export const recordFigures = z.object({
  predictions: countSchema,
  corrected: countSchema,
  regraded: z.optional(z.array(regradedLines)),
  throughLine: countSchema,
  from: z.optional(instant),
  to: z.optional(instant),
  picks: recordGroup,
  leagues: z.array(recordGroup),
  months: z.array(recordGroup),
  leagueMonths: z.array(recordGroup),
  reliability: z.array(reliabilitySchema),
  espn: z.optional(z.array(besideEspn)),
  edges: edgeFigures,
}) satisfies z.ZodMiniType<RecordFigures>;
