import * as z from 'zod/mini';
import {
  tennisEventSchema,
  tennisPredictionSchema,
  tennisStatsSchema,
} from './answers/tennis/schema.ts';
import { instant } from './instant.ts';
import { PATHS } from './paths.ts';

const noQuery = z.strictObject({});
const byTour = z.record(z.string(), z.nullable(tennisEventSchema));

export const tennisScheduleSchema = z.object({ upcoming: byTour, recent: byTour });
export const tennisTourSchema = z.object({ name: z.string(), active: z.boolean(), asOf: instant });

/** GET /api/tennis: every tour's next and last match, by tour name; null if there is none. */
export const tennis = {
  method: 'GET',
  path: PATHS.tennis,
  query: noQuery,
  answer: tennisScheduleSchema,
} as const;

/** GET /api/tennis/predictions/all: every simulated match under way or still to start, by start. */
export const tennisPredictions = {
  method: 'GET',
  path: PATHS.tennisPredictions,
  query: noQuery,
  answer: z.array(tennisPredictionSchema),
} as const;

/** GET /api/tennis/stats */
export const tennisStats = {
  method: 'GET',
  path: PATHS.tennisStats,
  query: noQuery,
  answer: tennisStatsSchema,
} as const;

/** GET /api/tennis/tours/list: tours with a match, by name. */
export const tennisTours = {
  method: 'GET',
  path: PATHS.tennisTours,
  query: noQuery,
  answer: z.array(tennisTourSchema),
} as const;
