import * as z from 'zod/mini';
import { amount, countSchema, gameNumber, percentSchema } from '../figures.ts';
import { instant } from '../instant.ts';
import { gameIdParameters } from './gameId.ts';
import { liveStageSchema } from './gameLive.ts';
import { GAME_LIVE_CURVE } from './paths.ts';

/**
 * A game's chance at its moments in the order in which they were read, the start first; all lists are of one length. A score taken
 * back is a moment of its own.
 */
export const liveCurveSchema = z.object({
  asOf: instant,
  gameId: gameNumber,
  predictionId: gameNumber,
  stage: liveStageSchema,
  elapsed: z.array(amount),
  homeChances: z.array(percentSchema),
  drawChances: z.array(percentSchema),
  homeScores: z.array(countSchema),
  awayScores: z.array(countSchema),
});
export type LiveCurve = z.infer<typeof liveCurveSchema>;

/** GET /api/games/{id}/live/curve: the chance by moment, for a curve; 404 before its first state. */
export const liveCurve = {
  method: 'GET',
  path: GAME_LIVE_CURVE,
  parameters: gameIdParameters,
  query: z.strictObject({}),
  answer: liveCurveSchema,
} as const;
