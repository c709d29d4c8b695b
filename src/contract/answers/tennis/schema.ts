import * as z from 'zod/mini';
import { besideFields, factsFields } from '../../events/facts.ts';
import { amount, countSchema, eventNumber, fromOne, percentSchema } from '../../figures.ts';
import { instant } from '../../instant.ts';
import { gameSideSchema, setScoreSchema, surfaceSchema } from '../../lists.ts';
import { pairPriceSchema } from '../pairPriceSchema.ts';

const text = z.nullable(z.string());
const eventId = z.string().check(z.regex(/^-?\d+$/));

/** How a tennis match ended. */
export const tennisScoreSchema = z.object({
  winner: gameSideSchema,
  sets: z.array(z.tuple([countSchema, countSchema])),
  retired: z.boolean(),
});

export const tennisEventSchema = z.object({
  idEvent: eventId,
  strEvent: z.string(),
  dateEvent: z.iso.date(),
  strTime: z.nullable(z.string().check(z.regex(/^\d\d:\d\d:00\.000$/))),
  strVenue: text,
  strCity: text,
  strCountry: text,
  strHomeTeam: z.string(),
  strAwayTeam: z.string(),
  strThumb: z.nullable(z.url()),
  tournament: z.string(),
  result: z.nullable(tennisScoreSchema),
  sample: z.boolean(),
  asOf: instant,
});

export const tennisPriceSchema = z.object({ provider: z.string(), home: z.int(), away: z.int() });

export const setScoreChanceSchema = z.object({
  winner: gameSideSchema,
  score: setScoreSchema,
  probability: percentSchema,
});

export const gamesLineSchema = z.object({
  line: amount,
  over: percentSchema,
  under: percentSchema,
});

export const tennisPredictionSchema = z.object({
  id: eventNumber,
  idEvent: eventId,
  tour: z.string(),
  tournament: z.string(),
  round: text,
  surface: z.nullable(surfaceSchema),
  startTime: instant,
  status: factsFields.status,
  strHomeTeam: z.string(),
  strAwayTeam: z.string(),
  bestOf: z.literal([3, 5]),
  homeWinProbability: percentSchema,
  awayWinProbability: percentSchema,
  price: z.nullable(tennisPriceSchema),
  bestPrice: z.optional(pairPriceSchema),
  pricesAsOf: z.optional(instant),
  ...besideFields,
  setScores: z.array(setScoreChanceSchema),
  games: z.array(gamesLineSchema),
  meanGames: amount,
  runs: fromOne,
  sample: z.boolean(),
  asOf: instant,
});

export const tennisStatsSchema = z.object({
  totalTournaments: countSchema,
  /** %; null until a predicted match is over. */
  averageAccuracy: z.nullable(percentSchema),
  totalMatches: countSchema,
  /** Time of the oldest match's data; null without matches. */
  asOf: z.nullable(instant),
});
