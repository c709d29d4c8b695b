import * as z from 'zod/mini';
import { countSchema, fromOne, percentSchema } from '../figures.ts';
import { cutLines, golferShares } from './eventState.ts';

const strokes = z.int().check(z.minimum(-200), z.maximum(300));

/** A player's id, as in the event's field. */
const golfer = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/i));

/** One player's chances, percent. */
export const golferFiguresSchema = z.object(golferShares);

/** A player of a tournament under way. */
export const golferLiveSchema = z.object({
  golfer,
  place: z.optional(fromOne),
  tied: z.boolean(),
  toPar: strokes,
  today: z.optional(strokes),
  thru: z.optional(z.int().check(z.minimum(1), z.maximum(18))),
  before: z.optional(golferFiguresSchema),
  now: z.optional(golferFiguresSchema),
});

/** A player whose chance to win has changed most: percent before the start and now. */
export const movedGolferSchema = z.object({
  golfer,
  winBefore: percentSchema,
  winNow: percentSchema,
});

/** A tournament of a field as it is played. */
export const fieldLiveSchema = z.object({
  round: z.optional(fromOne),
  rounds: fromOne,
  /** Players in all, and how many are still in. */
  entered: countSchema,
  stillIn: countSchema,
  /** The first ten by place, and who is likeliest to win. */
  leaders: z.array(golferLiveSchema),
  movers: z.array(movedGolferSchema),
  cutLines: z.optional(cutLines),
  champion: z.optional(golfer),
});
export type FieldLive = z.infer<typeof fieldLiveSchema>;

/** One player's chance to win at every moment. */
export const golferCurveSchema = z.object({ golfer, chancesToWin: z.array(percentSchema) });

/**
 * Chances to win of those who led, by moment in the order in which they were read, the start first: percent, and the percent of holes
 * played by then.
 */
export const fieldCurveSchema = z.object({
  holesPlayed: z.array(percentSchema),
  inRound: z.array(fromOne),
  curves: z.array(golferCurveSchema),
});
export type FieldCurve = z.infer<typeof fieldCurveSchema>;
