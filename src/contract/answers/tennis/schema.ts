import * as z from 'zod/mini';
import { besideFields, factsFields } from '../../events/facts.ts';
import { instant } from '../../instant.ts';
import { pairPriceSchema } from '../pairPriceSchema.ts';

const percent = z.number().check(z.minimum(0), z.maximum(100));
const text = z.nullable(z.string());
const count = z.int().check(z.minimum(0));

export const tennisEventSchema = z.object({
  idEvent: z.string(),
  strEvent: z.string(),
  dateEvent: z.iso.date(),
  strTime: z.nullable(z.string().check(z.regex(/^\d\d:\d\d:00\.000$/))),
  strVenue: text,
  strCity: text,
  strCountry: text,
  strHomeTeam: z.string(),
  strAwayTeam: z.string(),
  strThumb: text,
  tournament: z.string(),
  result: z.nullable(
    z.object({
      winner: z.enum(['home', 'away']),
      sets: z.array(z.tuple([z.int(), z.int()])),
      retired: z.boolean(),
    }),
  ),
  sample: z.boolean(),
  asOf: instant,
});

export const tennisPredictionSchema = z.object({
  id: z.int(),
  idEvent: z.string(),
  tour: z.string(),
  tournament: z.string(),
  round: text,
  surface: z.nullable(z.enum(['hard', 'clay', 'grass'])),
  startTime: instant,
  status: factsFields.status,
  strHomeTeam: z.string(),
  strAwayTeam: z.string(),
  bestOf: z.union([z.literal(3), z.literal(5)]),
  homeWinProbability: percent,
  awayWinProbability: percent,
  price: z.nullable(z.object({ provider: z.string(), home: z.int(), away: z.int() })),
  bestPrice: z.optional(pairPriceSchema),
  pricesAsOf: z.optional(instant),
  ...besideFields,
  setScores: z.array(
    z.object({ winner: z.enum(['home', 'away']), score: z.string(), probability: percent }),
  ),
  games: z.array(z.object({ line: z.number(), over: percent, under: percent })),
  meanGames: z.number(),
  runs: z.int().check(z.minimum(1)),
  sample: z.boolean(),
  asOf: instant,
});

export const tennisStatsSchema = z.object({
  totalTournaments: count,
  /** %; null until a predicted match is over. */
  averageAccuracy: z.nullable(percent),
  totalMatches: count,
  /** Time of the oldest match's data; null without matches. */
  asOf: z.nullable(instant),
});
