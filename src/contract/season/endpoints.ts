import * as z from 'zod/mini';
import { amount, shareSchema, year } from '../figures.ts';
import { leagueSchema } from '../lists.ts';
import { seasonInputsSchema } from './inputsSchema.ts';
import { SEASON_PATHS } from './paths.ts';
import { seasonViewSchema } from './schema.ts';

/** In any letter case; an unknown league gets 404. */
const league = z.string();

/** GET /api/season/{league}: a league's season odds of the latest day; 404 while it has none. */
export const seasonView = {
  method: 'GET',
  path: SEASON_PATHS.view,
  parameters: z.object({ league }),
  query: z.strictObject({}),
  answer: seasonViewSchema,
} as const;

/**
 * GET /api/season/{league}/inputs/{hash}.json: everything a forecast was played from, canonical JSON whose SHA-256 is the hash. It
 * never changes, and is there for 30 days; then 404.
 */
export const seasonInputsRequest = {
  method: 'GET',
  path: SEASON_PATHS.inputs,
  parameters: z.object({ league, hash: z.string().check(z.regex(/^[\da-f]{64}$/i)) }),
  query: z.strictObject({}),
  answer: seasonInputsSchema,
} as const;

export const seasonDaySchema = z.object({
  day: z.iso.date(),
  odds: z.array(shareSchema),
  rating: z.optional(z.number()),
  ratingSd: z.optional(amount),
});

export const seasonHistorySchema = z.object({
  league: leagueSchema,
  season: year,
  team: z.string(),
  sample: z.boolean(),
  /** Ids of the goals, in the order of each day's odds. */
  goals: z.array(z.string()),
  /** Oldest first; a day without a forecast is not there. */
  days: z.array(seasonDaySchema),
});

/** GET /api/season/{league}/history/{team}: a team's odds and rating in the current season by day; team is its rating key, in any letter case. */
export const seasonHistory = {
  method: 'GET',
  path: SEASON_PATHS.history,
  parameters: z.object({ league, team: z.string() }),
  query: z.strictObject({}),
  answer: seasonHistorySchema,
} as const;

export type SeasonHistory = z.infer<typeof seasonHistorySchema>;
