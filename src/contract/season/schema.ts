import * as z from 'zod/mini';
import { amount, countSchema, fromOne, gameNumber, shareSchema, year } from '../figures.ts';
import { instant } from '../instant.ts';
import { hashSchema } from '../ledger/heads.ts';
import { leagueSchema } from '../lists.ts';
import { seasonPoolsSchema } from './poolsSchema.ts';

export const rankKindSchema = z.enum(['seed', 'place']);
export const certaintySchema = z.enum(['clinched', 'eliminated', 'everyRun', 'noRun']);

export const seasonRecipeSchema = z.object({
  engineVersion: z.string(),
  seed: z.string().check(z.regex(/^[\da-f]{8}$/)),
  runs: fromOne,
  inputsHash: hashSchema,
  inputsPath: z.string().check(z.regex(/^\/api\/season\/[a-z]+\/inputs\/[\da-f]{64}\.json$/)),
  countsHash: hashSchema,
});

export const seasonGoalSchema = z.object({
  id: z.string(),
  name: z.string(),
  verb: z.string(),
  bad: z.optional(z.boolean()),
});

/** How a league's season is decided. */
export const seasonRulesSchema = z.object({
  goals: z.array(seasonGoalSchema),
  rounds: z.array(z.string()),
  rank: rankKindSchema,
  tieBreaks: z.array(z.string()),
  source: z.string(),
  approximation: z.optional(z.string()),
});

export const expectedSchema = z.object({ mean: amount, low: countSchema, high: countSchema });

export const waysBySchema = z.enum(['byResult', 'byGain']);

export const seasonWayGameSchema = z.object({
  against: countSchema,
  atHome: z.boolean(),
  neutral: z.boolean(),
});

export const seasonWaySchema = z.object({
  way: z.string().check(z.regex(/^(?:[WDL]{1,3}|\d{1,3})$/)),
  runs: fromOne,
  odds: z.array(shareSchema),
});

/** A team's odds by what its own games left come to. */
export const seasonWaysSchema = z.object({
  by: waysBySchema,
  games: z.array(seasonWayGameSchema),
  ways: z.array(seasonWaySchema),
});

export const seasonTeamSchema = z.object({
  key: z.string(),
  number: countSchema,
  name: z.string(),
  shortName: z.string(),
  abbreviation: z.string(),
  color: z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/))),
  logoUrl: z.optional(z.url()),
  conference: z.string(),
  division: z.string(),
  record: z.string(),
  played: countSchema,
  left: countSchema,
  points: z.optional(z.int().check(z.minimum(-50))),
  deducted: z.optional(fromOne),
  rating: z.number(),
  ratingSd: amount,
  ratingChange: z.optional(z.number()),
  expected: expectedSchema,
  odds: z.array(shareSchema),
  oddsBefore: z.optional(z.array(shareSchema)),
  certain: z.array(z.nullable(certaintySchema)),
  ranks: z.array(shareSchema),
  reached: z.array(shareSchema),
  lately: z.array(z.string()),
  ways: z.optional(seasonWaysSchema),
});

export const seasonGameSchema = z.object({
  game: countSchema,
  id: z.optional(gameNumber),
  home: countSchema,
  away: countSchema,
  gameTime: instant,
  timeKnown: z.boolean(),
  neutral: z.boolean(),
  homeWin: shareSchema,
  draw: shareSchema,
  published: z.boolean(),
});

export const hingeShareSchema = z.object({ share: shareSchema, runs: fromOne });

export const hingeSchema = z.object({
  game: countSchema,
  team: countSchema,
  goal: countSchema,
  home: hingeShareSchema,
  draw: z.optional(hingeShareSchema),
  away: hingeShareSchema,
});

export const seasonViewSchema = z.object({
  league: leagueSchema,
  season: year,
  seasonName: z.string().check(z.regex(/^\d{4}(?:–\d{2})?$/)),
  asOf: instant,
  day: z.iso.date(),
  sample: z.boolean(),
  recipe: seasonRecipeSchema,
  format: seasonRulesSchema,
  teams: z.array(seasonTeamSchema),
  games: z.array(seasonGameSchema),
  hinges: z.array(hingeSchema),
  runsBefore: z.optional(fromOne),
  pools: z.optional(seasonPoolsSchema),
});
