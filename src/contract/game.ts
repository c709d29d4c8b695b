import * as z from 'zod/mini';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { ODDS_SOURCES } from '#domain/prices/odds.ts';
import { START_STATUSES, STARTER_BASES } from '#domain/starters/availability.ts';
import { previousStartSchema } from './events/facts.ts';
import { instant } from './instant.ts';

/** Schemas of every game endpoint's response: the domain's Game, checked at both ends. */
const percent = z.number().check(z.minimum(0), z.maximum(100));
const count = z.int().check(z.minimum(0));

export const teamSchema = z.object({
  name: z.string(),
  shortName: z.string(),
  abbreviation: z.string(),
  logoUrl: z.optional(z.string()),
  record: z.optional(z.string()),
  rank: z.optional(count),
  color: z.optional(z.string()),
  ratingKey: z.optional(z.string()),
});

const scoreSchema = z.object({ home: count, away: count });

const stageSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('scheduled') }),
  z.object({ status: z.literal('live'), score: scoreSchema, detail: z.string() }),
  z.object({ status: z.literal('final'), score: scoreSchema, detail: z.string() }),
  z.object({ status: z.literal('postponed'), detail: z.string() }),
]);

const venueSchema = z.object({
  name: z.string(),
  city: z.optional(z.string()),
  indoor: z.optional(z.boolean()),
});

const weatherSchema = z.object({
  temperature: z.optional(z.number()),
  windSpeed: z.optional(z.number()),
  windDirection: z.optional(z.string()),
  precipitation: z.optional(z.number()),
  visibility: z.optional(z.number()),
  humidity: z.optional(z.number()),
  uvIndex: z.optional(z.number()),
  description: z.optional(z.string()),
  asOf: z.optional(instant),
});

const price = z.optional(z.number());

export const oddsQuoteSchema = z.object({
  source: z.enum(ODDS_SOURCES),
  provider: z.string(),
  sample: z.boolean(),
  asOf: instant,
  moneyline: z.optional(z.object({ home: z.number(), away: z.number(), draw: price })),
  spread: z.optional(z.object({ line: z.number(), home: price, away: price })),
  total: z.optional(z.object({ line: z.number(), over: price, under: price })),
});

const gridSchema = z.array(z.tuple([count, count, z.array(count)]));

const simulationFields = {
  iterations: count,
  homeWins: count,
  awayWins: count,
  mostLikelyScore: z.tuple([count, count]),
  spreadConfidence: z.optional(percent),
  spreadSide: z.optional(z.enum(['home', 'away'])),
  spreadPush: z.optional(percent),
  totalConfidence: z.optional(percent),
  totalSide: z.optional(z.enum(['over', 'under'])),
  totalPush: z.optional(percent),
  marketConsensus: z.optional(percent),
} as const;

export const simulationDataSchema = z.object({ ...simulationFields, grid: gridSchema });

const packedHistogramSchema = z.tuple([z.int(), z.array(count)]);

const listedSimulationSchema = z.object({
  ...simulationFields,
  margins: packedHistogramSchema,
  totals: packedHistogramSchema,
});

const recipeSchema = z.object({
  engineVersion: z.string(),
  model: z.string(),
  seed: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  iterations: count,
  inputs: z.record(z.string(), z.unknown()),
  notes: z.array(z.string()),
});

export const ownSchema = z.object({
  homeWinProbability: percent,
  awayWinProbability: percent,
  drawProbability: percent,
  spread: z.number(),
  total: z.number(),
});

const share = z.number().check(z.minimum(0), z.maximum(1));
const lineShareSchema = z.object({ line: z.number(), share });

export const consensusSchema = z.object({
  win: z.optional(z.object({ home: share, draw: share, away: share })),
  spread: z.optional(lineShareSchema),
  total: z.optional(lineShareSchema),
  books: z.array(z.string()),
  leftOut: z.array(
    z.object({
      provider: z.string(),
      market: z.enum(['moneyline', 'spread', 'total']),
      reason: z.string(),
    }),
  ),
});

export const playerStatSchema = z.object({
  playerId: z.string(),
  playerName: z.string(),
  position: z.string(),
  team: z.enum(['home', 'away']),
  confidence: percent,
  projectionBasis: z.string(),
  gamesPlayed: z.optional(count),
  gamesStarted: z.optional(count),
  minutesPlayed: z.optional(z.number()),
  stats: z.record(z.string(), z.number()),
});

const predictionFields = {
  id: z.int(),
  homeWinProbability: percent,
  awayWinProbability: percent,
  drawProbability: percent,
  confidenceRating: percent,
  spread: z.number(),
  total: z.number(),
  predictedHomeScore: z.number(),
  predictedAwayScore: z.number(),
  anchor: z.optional(consensusSchema),
  bothRated: z.optional(z.boolean()),
  learnedTo: z.optional(z.iso.date()),
  ratedFrom: z.optional(z.enum(['lines', 'results'])),
  asOf: instant,
} as const;

export const predictionSchema = z.object({
  ...predictionFields,
  own: z.optional(ownSchema),
  projectedPlayerStats: z.optional(z.array(playerStatSchema)),
  simulationData: simulationDataSchema,
  recipe: recipeSchema,
});

const listedPredictionSchema = z.object({
  ...predictionFields,
  simulationData: listedSimulationSchema,
});

const sideAvailabilitySchema = z.object({
  starter: z.optional(
    z.object({
      name: z.string(),
      status: z.enum(START_STATUSES),
      basis: z.optional(z.enum(STARTER_BASES)),
    }),
  ),
  out: z.optional(z.object({ names: z.array(z.string()), asOf: instant })),
});

const availabilitySchema = z.object({
  home: z.optional(sideAvailabilitySchema),
  away: z.optional(sideAvailabilitySchema),
});

const channels = z.optional(z.array(z.string()));
const broadcastsSchema = z.object({ national: channels, home: channels, away: channels });

const factsSchema = z.object({
  id: z.int(),
  source: z.string(),
  sample: z.boolean(),
  league: z.enum(TEAM_LEAGUES),
  season: z.int(),
  postseason: z.boolean(),
  preseason: z.optional(z.boolean()),
  gameTime: instant,
  timeKnown: z.boolean(),
  neutralSite: z.boolean(),
  occasion: z.optional(z.string()),
  series: z.optional(z.string()),
  broadcasts: z.optional(broadcastsSchema),
  homeTeam: teamSchema,
  awayTeam: teamSchema,
  venue: z.optional(venueSchema),
  weatherData: z.optional(weatherSchema),
  odds: z.array(oddsQuoteSchema),
  asOf: instant,
});

export const gameSchema = z.intersection(
  z.extend(factsSchema, {
    prediction: z.optional(predictionSchema),
    availability: z.optional(availabilitySchema),
    previousStart: z.optional(previousStartSchema),
  }),
  stageSchema,
);

/** A game in a list: the domain's ListedGame. */
export const listedGameSchema = z.intersection(
  z.extend(factsSchema, { prediction: z.optional(listedPredictionSchema) }),
  stageSchema,
);
