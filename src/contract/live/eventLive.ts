import * as z from 'zod/mini';
import { LIVE_EVENT_SPORTS } from '#domain/live/eventState.ts';
import { ERRORS } from '../errors.ts';
import { countSchema } from '../figures.ts';
import { instant } from '../instant.ts';
import { tennisScore, tennisShares } from './eventState.ts';
import { fieldLiveSchema } from './fieldLive.ts';
import { liveStageSchema } from './gameLive.ts';
import { EVENT_LIVE } from './paths.ts';

/** An event's number in an address: samples are not played. */
export const eventIdParameters = z.object({
  id: z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, { error: ERRORS.invalidEventId })),
    z.transform(Number),
  ),
});

/** A match's score, A's of each pair first: games of the sets that are over and of the one being played. */
export const matchScoreSchema = z.object(tennisScore);

/** Chances of a match, percent: A's to win it, and of every set score from A's clearest win to B's. */
export const matchFiguresSchema = z.object(tennisShares);

/** A match as it is played. `before` is what was said before its start. */
export const matchLiveSchema = z.object({
  score: z.optional(matchScoreSchema),
  before: matchFiguresSchema,
  now: z.optional(matchFiguresSchema),
});

export const eventLiveSchema = z.object({
  asOf: instant,
  eventId: countSchema,
  predictionId: countSchema,
  sport: z.enum(LIVE_EVENT_SPORTS),
  stage: liveStageSchema,
  silent: z.boolean(),
  detail: z.optional(z.string()),
  match: z.optional(matchLiveSchema),
  field: z.optional(fieldLiveSchema),
});
export type EventLive = z.infer<typeof eventLiveSchema>;

/** GET /api/events/{id}/live: an event of ours as it is played, or was: a match in at most 1 kB, a tournament of a field in 6. 404 before the first look at it. */
export const eventLive = {
  method: 'GET',
  path: EVENT_LIVE,
  parameters: eventIdParameters,
  query: z.strictObject({}),
  answer: eventLiveSchema,
} as const;
