import * as z from 'zod/mini';
import { SEASON_RESULTS } from '#domain/season/seasonPick.ts';
import { amount, countSchema, fromOne, shareSchema } from '../figures.ts';

const choice = {
  game: countSchema,
  team: countSchema,
  opponent: countSchema,
  at: z.enum(['home', 'away', 'neutral']),
  chance: shareSchema,
};

export const survivorStepSchema = z.object({ ...choice, week: fromOne, from: z.iso.date() });
export const survivorTeamSchema = z.object({ ...choice, bestWeek: fromOne, loss: shareSchema });

/** The best plan for a survivor pool of a reader who has used no team. */
export const survivorPoolSchema = z.object({
  week: fromOne,
  lastWeek: fromOne,
  steps: z.array(survivorStepSchema),
  teams: z.array(survivorTeamSchema),
  undated: countSchema,
  survived: z.array(shareSchema),
});

export const confidencePickSchema = z.object({
  game: countSchema,
  home: countSchema,
  away: countSchema,
  result: z.enum(SEASON_RESULTS),
  chance: shareSchema,
  points: fromOne,
});

/** Mean and middle 80 % of a round's points. */
export const poolPointsSchema = z.object({ mean: amount, low: countSchema, high: countSchema });

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
