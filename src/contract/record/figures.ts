import * as z from 'zod/mini';
import { EDGE_BUCKETS } from '#domain/record/figures/edgeTable.ts';
import type { RecordFigures } from '#domain/record/figures/recordFigures.ts';
import { PICK_MARKETS } from '#domain/record/picks/pick.ts';
import { amount, count, percent, share } from '../figures.ts';
import { instant } from '../instant.ts';
import { outcomeSchema, pickMarketSchema, voidCauseSchema } from '../lists.ts';

export const estimate = z.object({
  mean: z.number(),
  low: z.optional(z.number()),
  high: z.optional(z.number()),
});
export const loss = z.object({ squared: amount, log: amount });
export const worst = z.object({
  losses: count,
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

export const voidsOf = z.object({ cause: voidCauseSchema, picks: count });

export const expectation = z.object({ negative: percent, mean: z.number() });

export const closing = z.object({ picks: count, value: estimate, beat: percent });

const groupShape = {
  picks: count,
  lost: count,
  won: count,
  pushed: count,
  voided: count,
  voids: z.optional(z.array(voidsOf)),
  decided: amount,
  winRate: z.optional(estimate),
  staked: count,
  units: z.optional(z.number()),
  roi: z.optional(estimate),
  expectation: z.optional(expectation),
  scores: z.optional(scores),
  closing: z.optional(closing),
  worst,
};

export const groupFigures = z.object(groupShape);
export const marketFigures = z.object({ market: pickMarketSchema, ...groupShape });

/** A named group of picks. */
export const recordGroup = z.object({
  key: z.string(),
  all: groupFigures,
  markets: z.array(marketFigures),
});

export const bin = z.object({
  from: percent,
  to: percent,
  decided: amount,
  said: percent,
  won: percent,
  low: percent,
  high: percent,
});

export const reliability = z.object({
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
  bets: count,
  gameShare: share,
  claimed: z.number(),
  realised: z.optional(estimate),
});

export const edgeFigures = z.object({
  bets: count,
  contests: z.optional(count),
  voided: count,
  units: z.number(),
  rows: z.array(edgeRow),
  worst,
});

/** Lines that were graded again, by what that changed. */
export const regradedLines = z.object({ before: outcomeSchema, now: outcomeSchema, lines: count });

/** Every figure of the record, as its page shows it. */
export const recordFigures = z.object({
  predictions: count,
  corrected: count,
  regraded: z.optional(z.array(regradedLines)),
  throughLine: count,
  from: z.optional(instant),
  to: z.optional(instant),
  picks: recordGroup,
  leagues: z.array(recordGroup),
  months: z.array(recordGroup),
  leagueMonths: z.array(recordGroup),
  reliability: z.array(reliability),
  espn: z.optional(z.array(besideEspn)),
  edges: edgeFigures,
}) satisfies z.ZodMiniType<RecordFigures>;
