import * as z from 'zod/mini';
import { EVENT_SPORTS } from '#domain/events/event.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { countSchema, shareSchema } from '../../figures.ts';
import { instant } from '../../instant.ts';
import type { FollowedContest } from './contest.ts';
import type { FollowedSeason } from './season.ts';
import type { WorthSeeing } from './worth.ts';

/** What the answer about followed sides is made from, as rendered with a slate; no endpoint answers with it. */

const path = z.string().check(z.regex(/^\//));

/** "2026", "2026–27" */
export const seasonNameSchema = z.string().check(z.regex(/^\d{4}(?:–\d{2})?$/));

/** In whole percent, 1–99. */
export const percentileSchema = z.int().check(z.minimum(1), z.maximum(99));

export const followedPriceSchema = z.object({
  says: z.string(),
  until: instant,
  pricesWithheld: z.optional(countSchema),
});

export const mainGoalSchema = z.object({
  name: z.string(),
  says: z.string(),
  moved: z.optional(z.int().check(z.minimum(-100), z.maximum(100))),
  bad: z.optional(z.boolean()),
});

const side = z.object({
  key: z.string(),
  name: z.string(),
  shortName: z.string(),
  share: z.optional(shareSchema),
  outcome: z.optional(z.string()),
  percentile: z.optional(percentileSchema),
  price: z.optional(followedPriceSchema),
});

export const followedContestSchema = z.object({
  id: z.int(),
  of: z.enum([...TEAM_LEAGUES, ...EVENT_SPORTS]),
  path,
  title: z.string(),
  start: instant,
  timeKnown: z.boolean(),
  status: z.enum(['scheduled', 'live', 'final', 'postponed']),
  sample: z.boolean(),
  draw: z.optional(shareSchema),
  line: z.optional(z.string()),
  sides: z.array(side),
  asOf: instant,
}) satisfies z.ZodMiniType<FollowedContest>;

const change = z.object({ start: instant, verb: z.string(), says: z.string() });

export const followedSeasonSchema = z.object({
  league: z.enum(TEAM_LEAGUES),
  seasonName: seasonNameSchema,
  path,
  sample: z.boolean(),
  asOf: instant,
  day: z.iso.date(),
  favorites: z.string(),
  teams: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      shortName: z.string(),
      record: z.string(),
      goals: z.array(mainGoalSchema),
      expected: z.string(),
      changes: z.array(change),
    }),
  ),
}) satisfies z.ZodMiniType<FollowedSeason>;

const worth = {
  path,
  start: instant,
  timeKnown: z.boolean(),
  says: z.string(),
  sample: z.boolean(),
  asOf: instant,
};
export const worthSeeingSchema = z.object(worth) satisfies z.ZodMiniType<WorthSeeing>;
export const decidingGameSchema = z.object({ ...worth, gap: shareSchema });
