import * as z from 'zod/mini';
import {
  tennisEventSchema,
  tennisPredictionSchema,
  tennisStatsSchema,
} from './answers/tennis/schema.ts';
import { instant } from './instant.ts';
import { PLAIN_GETS } from './requests/plain.ts';

const byTour = z.record(z.string(), z.nullable(tennisEventSchema));

export const tennisScheduleSchema = z.object({ upcoming: byTour, recent: byTour });
export const tennisTourSchema = z.object({ name: z.string(), active: z.boolean(), asOf: instant });

/** GET /api/tennis: every tour's next and last match, by tour name; null if there is none. */
export const tennisEndpoints = {
  ...PLAIN_GETS.tennis,
  answer: tennisScheduleSchema,
} as const;

/** GET /api/tennis/predictions/all: every simulated match under way or still to start, by start. */
export const tennisPredictions = {
  ...PLAIN_GETS.tennisPredictions,
  answer: z.array(tennisPredictionSchema),
} as const;

/** GET /api/tennis/stats */
export const tennisStats = {
  ...PLAIN_GETS.tennisStats,
  answer: tennisStatsSchema,
} as const;

/** GET /api/tennis/tours/list: tours with a match, by name. */
export const tennisTours = {
  ...PLAIN_GETS.tennisTours,
  answer: z.array(tennisTourSchema),
} as const;
