import * as z from 'zod/mini';
import { tennisEventSchema, tennisPredictionSchema } from './answers/tennis/schema.ts';
import { instant } from './events/facts.ts';
import { PATHS } from './paths.ts';

const noQuery = z.strictObject({});
const byTour = z.record(z.string(), z.nullable(tennisEventSchema));
const count = z.int().check(z.minimum(0));

/** GET /api/tennis: the next and the last match of every tour, by tour name; null where there is none. */
export const tennis = {
  method: 'GET',
  path: PATHS.tennis,
  query: noQuery,
  answer: z.object({ upcoming: byTour, recent: byTour }),
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
  answer: z.object({
    totalTournaments: count,
    /** %; null while no predicted match is over. */
    averageAccuracy: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
    totalMatches: count,
    /** Of the oldest match; null without matches. */
    asOf: z.nullable(instant),
  }),
} as const;

/** GET /api/tennis/tours/list: tours with a match, by name. */
export const tennisTours = {
  method: 'GET',
  path: PATHS.tennisTours,
  query: noQuery,
  answer: z.array(z.object({ name: z.string(), active: z.boolean(), asOf: instant })),
} as const;
