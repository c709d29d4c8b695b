import * as z from 'zod/mini';
import { amount, countSchema, shareSchema } from '../figures.ts';

const bin = z.object({
  from: shareSchema,
  odds: countSchema,
  said: shareSchema,
  came: shareSchema,
});

/** Scores of a season's odds of one goal, as stored (domain/season/seasonFigures.ts). */
export const seasonFigures = z.object({
  goal: z.string(),
  days: countSchema,
  odds: countSchema,
  brier: shareSchema,
  logLoss: amount,
  baseBrier: shareSchema,
  bins: z.array(bin),
});
