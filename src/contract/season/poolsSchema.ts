import * as z from 'zod/mini';
import { SEASON_RESULTS } from '#domain/season/seasonPick.ts';
import { amount, count, fromOne, share } from '../figures.ts';

const choice = {
  game: count,
  team: count,
  opponent: count,
  at: z.enum(['home', 'away', 'neutral']),
  chance: share,
};

export const survivorStepSchema = z.object({ ...choice, week: fromOne, from: z.iso.date() });
export const survivorTeamSchema = z.object({ ...choice, bestWeek: fromOne, loss: share });

/** The best plan for a survivor pool of a reader who has used no team. */
export const survivorPoolSchema = z.object({
  week: fromOne,
  lastWeek: fromOne,
  steps: z.array(survivorStepSchema),
  teams: z.array(survivorTeamSchema),
  undated: count,
  survived: z.array(share),
});

export const confidencePickSchema = z.object({
  game: count,
  home: count,
  away: count,
  result: z.enum(SEASON_RESULTS),
  chance: share,
  points: fromOne,
});

/** Mean and middle 80 % of a round's points. */
export const poolPointsSchema = z.object({ mean: amount, low: count, high: count });

/** The next round's games by how sure their likeliest result is. */
export const confidencePoolSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  picks: z.array(confidencePickSchema),
  expected: poolPointsSchema,
});

export const seasonPoolsSchema = z.object({
  survivor: z.optional(survivorPoolSchema),
  confidence: z.optional(confidencePoolSchema),
});
