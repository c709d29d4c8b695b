import * as z from 'zod/mini';
import { followableOf, MOST_FOLLOWED } from '#domain/follow/follow.ts';
import {
  followedPriceSchema,
  mainGoalSchema,
  percentileSchema,
  seasonNameSchema,
} from './answers/followed/schema.ts';
import { ERRORS } from './errors.ts';
import { countSchema, shareSchema } from './figures.ts';
import { FOLLOWED_PATH } from './homePaths.ts';
import { instant } from './instant.ts';
import { playerStatusSchema } from './lists.ts';

const path = z.string().check(z.regex(/^\//));

const idsOf = (text: string): readonly string[] => [...new Set(text.split(','))].sort();

/** Ids in their one spelling: each once, in the order of their characters. */
const ids = z.pipe(
  z.string().check(
    z.refine((text) => idsOf(text).every((id) => followableOf(id)), {
      error: ERRORS.unknownFollow,
    }),
    z.refine((text) => idsOf(text).length <= MOST_FOLLOWED, { error: ERRORS.tooManyFollowed }),
  ),
  z.transform((text) => idsOf(text).join(',')),
);

export const nextContestSchema = z.object({
  path,
  title: z.string(),
  startTime: instant,
  timeKnown: z.boolean(),
  /** Absent where nothing of one side is said: of a whole league or sport. */
  share: z.optional(shareSchema),
  draw: z.optional(shareSchema),
  marketLine: z.optional(z.string()),
  priceSaid: z.optional(followedPriceSchema),
  sample: z.boolean(),
});

export const lastContestSchema = z.object({
  path,
  title: z.string(),
  startTime: instant,
  outcome: z.string(),
  share: z.optional(shareSchema),
  percentile: z.optional(percentileSchema),
  sample: z.boolean(),
});

export const nextChangeSchema = z.object({ verb: z.string(), says: z.string() });

export const shortSeasonSchema = z.object({
  path,
  seasonName: seasonNameSchema,
  record: z.optional(z.string()),
  expectation: z.optional(z.string()),
  goals: z.array(mainGoalSchema),
  favorites: z.optional(z.string()),
  change: z.optional(nextChangeSchema),
  asOf: instant,
  sample: z.boolean(),
});

/** The name of a player's stat: "passingYards", "fantasy PPR". */
const stat = z.string().check(z.regex(/^[a-z][A-Za-z ]{0,40}$/));

/** A count of a player's next game: mean, floor (20 %) and ceiling (80 %) of the runs in which he plays. */
export const followedStatSchema = z.object({
  stat,
  mean: z.number(),
  floor: z.number(),
  ceiling: z.number(),
  says: z.string(),
});

export const doneStatSchema = z.object({ stat, value: z.number(), says: z.string() });

export const lastPlayedSchema = z.object({
  path,
  title: z.string(),
  startTime: instant,
  did: z.array(doneStatSchema),
  sample: z.boolean(),
});

export const followedPlayerSchema = z.object({
  position: z.string(),
  team: z.optional(z.string()),
  status: z.optional(playerStatusSchema),
  plays: z.optional(shareSchema),
  playsSaid: z.optional(z.string()),
  counts: z.array(followedStatSchema),
  last: z.optional(lastPlayedSchema),
});

export const followedItemSchema = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  shortName: z.optional(z.string()),
  leagueName: z.string(),
  path,
  next: z.optional(nextContestSchema),
  gamesTonight: z.optional(countSchema),
  last: z.optional(lastContestSchema),
  season: z.optional(shortSeasonSchema),
  player: z.optional(followedPlayerSchema),
  returns: z.optional(z.string()),
});

export const seeTonightSchema = z.object({
  path,
  startTime: instant,
  timeKnown: z.boolean(),
  says: z.string(),
  sample: z.boolean(),
});

/**
 * GET /api/followed?of=nba:boston-celtics,nfl:buffalo-bills: of each followed team, fighter, player, league or sport the next contest, the last
 * result, and the season in short; and one game of tonight worth seeing. The same for everybody who asks for the same.
 */
export const followed = {
  method: 'GET',
  path: FOLLOWED_PATH,
  query: z.strictObject({ of: ids }),
  answer: z.object({
    /** Those with a contest first, by its start. */
    items: z.array(followedItemSchema),
    worth: z.optional(seeTonightSchema),
    sample: z.boolean(),
    /** The oldest datum in it; null before the first slate. */
    asOf: z.nullable(instant),
  }),
} as const;

export type FollowedAnswer = z.infer<typeof followed.answer>;
export type FollowedItem = z.infer<typeof followedItemSchema>;
