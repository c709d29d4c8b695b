import * as z from 'zod/mini';
import type { RecordFigures } from '#domain/record/figures/recordFigures.ts';
import { PICK_MARKETS } from '#domain/record/picks/pick.ts';
import { instant } from '../instant.ts';

const count = z.number().check(z.minimum(0));
const estimate = z.object({
  mean: z.number(),
  low: z.optional(z.number()),
  high: z.optional(z.number()),
});
const loss = z.object({ squared: count, log: count });
const worst = z.object({
  losses: count,
  drawdown: count,
  from: z.optional(instant),
  to: z.optional(instant),
});

const groupShape = {
  picks: count,
  lost: count,
  won: count,
  pushed: count,
  voided: count,
  decided: count,
  winRate: z.optional(estimate),
  staked: count,
  units: z.optional(z.number()),
  roi: z.optional(estimate),
  scores: z.optional(
    z.object({
      decided: count,
      ours: loss,
      coin: loss,
      beside: z.optional(z.object({ decided: count, ours: loss, close: loss, coin: loss })),
    }),
  ),
  closing: z.optional(z.object({ picks: count, value: estimate, beat: count })),
  worst,
};

/** A named group of picks. */
export const recordGroup = z.object({
  key: z.string(),
  all: z.object(groupShape),
  markets: z.array(z.object({ market: z.enum(PICK_MARKETS), ...groupShape })),
});

const bin = z.object({
  from: count,
  to: count,
  decided: count,
  said: count,
  won: count,
  low: count,
  high: count,
});

/** Every figure of the record, as its page shows it. */
export const recordFigures = z.object({
  predictions: count,
  corrected: count,
  throughLine: count,
  from: z.optional(instant),
  to: z.optional(instant),
  picks: recordGroup,
  leagues: z.array(recordGroup),
  months: z.array(recordGroup),
  leagueMonths: z.array(recordGroup),
  reliability: z.array(z.object({ market: z.enum(['all', ...PICK_MARKETS]), bins: z.array(bin) })),
  espn: z.optional(
    z.array(z.object({ key: z.string(), decided: count, ours: loss, espn: loss, coin: loss })),
  ),
  edges: z.object({
    bets: count,
    voided: count,
    units: z.number(),
    rows: z.array(
      z.object({
        bucket: z.string(),
        bets: count,
        gameShare: count,
        claimed: z.number(),
        realised: z.optional(estimate),
      }),
    ),
    worst,
  }),
}) satisfies z.ZodMiniType<RecordFigures>;
