import * as z from 'zod/mini';
import { previousStartSchema } from './events/facts.ts';
import { amount, countSchema, gameNumber, percentSchema, shareSchema, year } from './figures.ts';
import { instant } from './instant.ts';
import {
  gameMarketSchema,
  gameModelSchema,
  gameSideSchema,
  leagueSchema,
  playerStatusSchema,
  priceFeedSchema,
  ratedFromSchema,
  starterBasisSchema,
  startStatusSchema,
  totalSideSchema,
} from './lists.ts';
import { expectedMoveSchema } from './moves.ts';
import { seedFromSchema } from './seedFrom.ts';

/** Schemas of every game endpoint's response: the domain's Game, checked at both ends. */

export const teamSchema = z.object({
  name: z.string(),
  shortName: z.string(),
  abbreviation: z.string(),
  logoUrl: z.optional(z.url()),
  record: z.optional(z.string()),
  rank: z.optional(countSchema),
  color: z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/))),
  ratingKey: z.optional(z.string()),
});

export const scoreSchema = z.object({ home: countSchema, away: countSchema });

const stageSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('scheduled') }),
  z.object({ status: z.literal('live'), score: scoreSchema, detail: z.string() }),
  z.object({ status: z.literal('final'), score: scoreSchema, detail: z.string() }),
  z.object({ status: z.literal('postponed'), detail: z.string() }),
]);

export const venueSchema = z.object({
  name: z.string(),
  city: z.optional(z.string()),
  indoor: z.optional(z.boolean()),
});

export const weatherSchema = z.object({
  temperature: z.optional(z.number()),
  windSpeed: z.optional(amount),
  windDirection: z.optional(z.string()),
  precipitation: z.optional(amount),
  visibility: z.optional(amount),
  humidity: z.optional(percentSchema),
  uvIndex: z.optional(amount),
  description: z.optional(z.string()),
  asOf: z.optional(instant),
});

const price = z.optional(z.number());

export const moneylineSchema = z.object({ home: z.number(), away: z.number(), draw: price });
export const spreadPriceSchema = z.object({ line: z.number(), home: price, away: price });
export const totalPriceSchema = z.object({ line: amount, over: price, under: price });

export const oddsQuoteSchema = z.object({
  book: z.string(),
  feed: priceFeedSchema,
  provider: z.string(),
  sample: z.boolean(),
  asOf: instant,
  moneyline: z.optional(moneylineSchema),
  spread: z.optional(spreadPriceSchema),
  total: z.optional(totalPriceSchema),
});

export const scoreGridSchema = z.array(z.tuple([countSchema, countSchema, z.array(countSchema)]));

const simulationFields = {
  iterations: countSchema,
  homeWins: countSchema,
  awayWins: countSchema,
  mostLikelyScore: z.tuple([countSchema, countSchema]),
  spreadConfidence: z.optional(percentSchema),
  spreadSide: z.optional(gameSideSchema),
  spreadPush: z.optional(percentSchema),
  totalConfidence: z.optional(percentSchema),
  totalSide: z.optional(totalSideSchema),
  totalPush: z.optional(percentSchema),
  marketConsensus: z.optional(percentSchema),
} as const;

export const simulationDataSchema = z.object({ ...simulationFields, grid: scoreGridSchema });

const packedHistogramSchema = z.tuple([z.int(), z.array(countSchema)]);

export const listedSimulationSchema = z.object({
  ...simulationFields,
  margins: packedHistogramSchema,
  totals: packedHistogramSchema,
});

export const recipeSchema = z.object({
  engineVersion: z.string(),
  model: gameModelSchema,
  seed: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  seedFrom: z.optional(seedFromSchema),
  iterations: countSchema,
  inputs: z.record(z.string(), z.unknown()),
  notes: z.array(z.string()),
  origin: z.optional(z.record(z.string(), z.unknown())),
});

export const ownSchema = z.object({
  homeWinProbability: percentSchema,
  awayWinProbability: percentSchema,
  drawProbability: percentSchema,
  spread: z.number(),
  total: amount,
});

export const lineShareSchema = z.object({ line: z.number(), share: shareSchema });
export const winSharesSchema = z.object({
  home: shareSchema,
  draw: shareSchema,
  away: shareSchema,
});

/** A book that a consensus leaves out. */
export const leftOutSchema = z.object({
  provider: z.string(),
  market: gameMarketSchema,
  reason: z.string(),
});

export const consensusSchema = z.object({
  win: z.optional(winSharesSchema),
  spread: z.optional(lineShareSchema),
  total: z.optional(lineShareSchema),
  books: z.array(z.string()),
  leftOut: z.array(leftOutSchema),
});

export const playerStatSchema = z.object({
  playerId: z.string(),
  playerName: z.string(),
  position: z.string(),
  team: gameSideSchema,
  confidence: percentSchema,
  projectionBasis: z.string(),
  gamesPlayed: z.optional(countSchema),
  gamesStarted: z.optional(countSchema),
  minutesPlayed: z.optional(amount),
  stats: z.record(z.string(), z.number()),
  ranges: z.optional(z.record(z.string(), z.tuple([z.number(), z.number()]))),
  plays: z.optional(shareSchema),
  status: z.optional(playerStatusSchema),
});

const predictionFields = {
  id: gameNumber,
  homeWinProbability: percentSchema,
  awayWinProbability: percentSchema,
  drawProbability: percentSchema,
  confidenceRating: percentSchema,
  spread: z.number(),
  total: amount,
  predictedHomeScore: amount,
  predictedAwayScore: amount,
  anchor: z.optional(consensusSchema),
  bothRated: z.optional(z.boolean()),
  learnedTo: z.optional(z.iso.date()),
  ratedFrom: z.optional(ratedFromSchema),
  asOf: instant,
} as const;

export const predictionSchema = z.object({
  ...predictionFields,
  own: z.optional(ownSchema),
  projectedPlayerStats: z.optional(z.array(playerStatSchema)),
  simulationData: simulationDataSchema,
  recipe: recipeSchema,
});

export const listedPredictionSchema = z.object({
  ...predictionFields,
  simulationData: listedSimulationSchema,
});

export const starterSchema = z.object({
  name: z.string(),
  status: startStatusSchema,
  basis: z.optional(starterBasisSchema),
});

export const outListSchema = z.object({ names: z.array(z.string()), asOf: instant });

export const sideAvailabilitySchema = z.object({
  starter: z.optional(starterSchema),
  out: z.optional(outListSchema),
});

export const availabilitySchema = z.object({
  home: z.optional(sideAvailabilitySchema),
  away: z.optional(sideAvailabilitySchema),
});

const channels = z.optional(z.array(z.string()));
export const broadcastsSchema = z.object({ national: channels, home: channels, away: channels });

const factsSchema = z.object({
  id: gameNumber,
  source: z.string(),
  sample: z.boolean(),
  league: leagueSchema,
  season: year,
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
    expectedMoves: z.optional(z.array(expectedMoveSchema)),
  }),
  stageSchema,
);

/** A game in a list: the domain's ListedGame. */
export const listedGameSchema = z.intersection(
  z.extend(factsSchema, { prediction: z.optional(listedPredictionSchema) }),
  stageSchema,
);
