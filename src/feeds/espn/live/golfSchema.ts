import { z } from 'zod';
import { lenientObject, looseFlag, looseText, number, usableList } from '../../reading/fields.ts';
import { golferSchema } from '../events/golf/schema.ts';
import { espnEventStatus, idSchema } from '../events/schema.ts';

/** A player of a leaderboard as he plays. */
export const liveGolfer = golferSchema.extend({
  status: lenientObject({
    displayValue: looseText,
    /** The round he is in, or will be in next. */
    period: number,
    /** Holes played of it; absent of players who are out. */
    thru: number,
    displayThru: looseText,
    type: lenientObject({ name: looseText, state: looseText, shortDetail: looseText }),
    position: lenientObject({ displayName: looseText }),
  }),
  /** By round: strokes so far, and the same to par ("-3", "E"; "-" before his first hole). */
  linescores: usableList(
    z.object({ value: number, displayValue: looseText, period: number, isPlayoff: looseFlag }),
  ),
});

const scoringSchema = lenientObject({ name: looseText });

/** A tournament of a leaderboard. */
export const liveGolfEvent = z.object({
  id: idSchema,
  status: espnEventStatus,
  tournament: lenientObject({ numberOfRounds: number, scoringSystem: scoringSchema }),
  winner: lenientObject({ id: looseText }),
  courses: usableList(z.object({ shotsToPar: number })),
  competitions: z
    .array(
      z.object({
        status: espnEventStatus,
        scoringSystem: scoringSchema,
        competitors: usableList(z.unknown()),
      }),
    )
    .min(1),
});

export type LiveGolfer = z.output<typeof liveGolfer>;
export type LiveGolfEvent = z.output<typeof liveGolfEvent>;
