import * as z from 'zod/mini';
import { LIVE_EVENT_SPORTS } from '#domain/live/eventState.ts';
import { countSchema, percentSchema } from '../figures.ts';
import { instant } from '../instant.ts';
import { eventIdParameters } from './eventLive.ts';
import { fieldCurveSchema } from './fieldLive.ts';
import { liveStageSchema } from './gameLive.ts';
import { EVENT_LIVE_CURVE } from './paths.ts';

/**
 * A match's chance at its moments in the order in which they were read, the start first; all lists are of one length. Games played,
 * sets that are over, A's chance and the score, "6–4 2–1" with A's games first. A game taken back is a moment of its own.
 */
export const matchCurveSchema = z.object({
  gamesOver: z.array(countSchema),
  setsOver: z.array(countSchema),
  chancesA: z.array(percentSchema),
  scores: z.array(z.string().check(z.regex(/^\d+–\d+(?: \d+–\d+){0,4}$/))),
});

export const eventCurveSchema = z.object({
  asOf: instant,
  eventId: countSchema,
  predictionId: countSchema,
  sport: z.enum(LIVE_EVENT_SPORTS),
  stage: liveStageSchema,
  match: z.optional(matchCurveSchema),
  field: z.optional(fieldCurveSchema),
});
export type EventCurve = z.infer<typeof eventCurveSchema>;

/** GET /api/events/{id}/live/curve: the chance by moment, for a curve; 404 before its first state. */
export const eventCurve = {
  method: 'GET',
  path: EVENT_LIVE_CURVE,
  parameters: eventIdParameters,
  query: z.strictObject({}),
  answer: eventCurveSchema,
} as const;
