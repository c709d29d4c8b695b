import * as z from 'zod/mini';
import { amount, countSchema, shareSchema, year } from '../figures.ts';
import { leagueSchema } from '../lists.ts';

const flag = z.int().check(z.minimum(0), z.maximum(1));

export const playedGamesSchema = z.object({
  home: z.array(countSchema),
  away: z.array(countSchema),
  homeScore: z.array(countSchema),
  awayScore: z.array(countSchema),
  extra: z.array(z.int().check(z.minimum(0), z.maximum(2))),
});

export const gamesLeftSchema = z.object({
  home: z.array(countSchema),
  away: z.array(countSchema),
  days: z.array(z.int().check(z.minimum(-1))),
  neutral: z.array(flag),
  homeWin: z.array(shareSchema),
  draw: z.array(shareSchema),
  published: z.array(flag),
});

export const goalStrengthsSchema = z.object({ mean: amount, rho: z.number() });

export const strengthsSchema = z.object({
  unit: amount,
  home: z.number(),
  ratings: z.array(z.number()),
  covariance: z.array(z.number()),
  widening: amount,
  drift: amount,
  goals: z.optional(goalStrengthsSchema),
});

/** Loose: the rules of a league may need more, and what is there is what the hash covers. */
export const seasonInputsSchema = z.looseObject({
  league: leagueSchema,
  season: year,
  day: z.iso.date(),
  teams: z.array(z.string()),
  conferences: z.array(z.string()),
  divisions: z.array(z.string()),
  played: playedGamesSchema,
  left: gamesLeftSchema,
  postseason: playedGamesSchema,
  strengths: strengthsSchema,
});
