import * as z from 'zod/mini';
import { count, fromOne, percent } from '../figures.ts';
import { cutLines, golferShares } from './eventState.ts';

const strokes = z.int().check(z.minimum(-200), z.maximum(300));

/** One player's chances, percent. */
export const golferFiguresSchema = z.object(golferShares);

/** A player of a tournament under way. */
export const golferLiveSchema = z.object({
  /** As in the event's field. */
  id: z.string(),
  place: z.optional(fromOne),
  tied: z.boolean(),
  toPar: strokes,
  today: z.optional(strokes),
  thru: z.optional(z.int().check(z.minimum(1), z.maximum(18))),
  before: z.optional(golferFiguresSchema),
  now: z.optional(golferFiguresSchema),
});

/** A player whose chance to win has changed most: percent before the start and now. */
export const movedGolferSchema = z.object({ id: z.string(), before: percent, now: percent });

/** A tournament of a field as it is played. */
export const fieldLiveSchema = z.object({
  round: z.optional(fromOne),
  rounds: fromOne,
  /** Players in all, and how many are still in. */
  players: count,
  left: count,
  /** The first ten by place, and who is likeliest to win. */
  leaders: z.array(golferLiveSchema),
  moved: z.array(movedGolferSchema),
  cutLines: z.optional(cutLines),
  winner: z.optional(z.string()),
});
export type FieldLive = z.infer<typeof fieldLiveSchema>;

/**
 * Chances to win of those who led, by moment in the order in which they were read, the start first: percent, and the percent of holes
 * played by then.
 */
export const fieldCurveSchema = z.object({
  played: z.array(percent),
  round: z.array(fromOne),
  lines: z.array(z.object({ id: z.string(), win: z.array(percent) })),
});
export type FieldCurve = z.infer<typeof fieldCurveSchema>;
