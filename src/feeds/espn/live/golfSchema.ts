import { z } from 'zod';
import { block, flag, number, text, usableList } from '../../reading/fields.ts';
import { golferSchema } from '../events/golf/schema.ts';
import { idSchema, statusSchema } from '../events/schema.ts';

/** A player of a leaderboard as he plays. */
export const liveGolfer = golferSchema.extend({
  status: block({
    displayValue: text,
    /** The round he is in, or will be in next. */
    period: number,
    /** Holes played of it; absent of players who are out. */
    thru: number,
    displayThru: text,
    type: block({ name: text, state: text, shortDetail: text }),
    position: block({ displayName: text }),
  }),
  /** By round: strokes so far, and the same to par ("-3", "E"; "-" before his first hole). */
  linescores: usableList(
    z.object({ value: number, displayValue: text, period: number, isPlayoff: flag }),
  ),
});

const scoringSchema = block({ name: text });

/** A tournament of a leaderboard. */
export const liveGolfEvent = z.object({
  id: idSchema,
  status: statusSchema,
  tournament: block({ numberOfRounds: number, scoringSystem: scoringSchema }),
  winner: block({ id: text }),
  courses: usableList(z.object({ shotsToPar: number })),
  competitions: z
    .array(
      z.object({
        status: statusSchema,
        scoringSystem: scoringSchema,
        competitors: usableList(z.unknown()),
      }),
    )
    .min(1),
});

export type LiveGolfer = z.output<typeof liveGolfer>;
export type LiveGolfEvent = z.output<typeof liveGolfEvent>;
