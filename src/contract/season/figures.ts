import * as z from 'zod/mini';
import { amount, count, share } from '../figures.ts';

const bin = z.object({ from: share, odds: count, said: share, came: share });

/** Scores of a season's odds of one goal, as stored (domain/season/seasonFigures.ts). */
export const seasonFigures = z.object({
  goal: z.string(),
  days: count,
  odds: count,
  brier: share,
  logLoss: amount,
  baseBrier: share,
  bins: z.array(bin),
});
