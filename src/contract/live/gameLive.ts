import * as z from 'zod/mini';
import { LIVE_STAGES } from '#domain/live/liveStage.ts';
import {
  amount,
  countSchema,
  fromOne,
  gameNumber,
  percentSchema,
  shareSchema,
} from '../figures.ts';
import { scoreSchema } from '../game.ts';
import { instant } from '../instant.ts';
import { gameSideSchema } from '../lists.ts';
import { gameIdParameters } from './gameId.ts';
import { GAME_LIVE } from './paths.ts';

export const liveStageSchema = z.enum(LIVE_STAGES);

const timeouts = z.optional(z.int().check(z.minimum(0), z.maximum(3)));
const skaters = z.optional(z.int().check(z.minimum(3), z.maximum(6)));
const reds = z.optional(z.int().check(z.minimum(0), z.maximum(11)));
const yards = z.optional(z.int().check(z.minimum(1), z.maximum(99)));

/** Where a game stands beside its score. What its sport does not have, or the feed does not tell, is absent. */
export const liveClockSchema = z.object({
  period: fromOne,
  between: z.boolean(),
  secondsLeft: z.optional(countSchema),
  minute: z.optional(countSchema),
  added: z.optional(countSchema),
  bottom: z.optional(z.boolean()),
  outs: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
  bases: z.optional(z.int().check(z.minimum(0), z.maximum(7))),
  ball: z.optional(gameSideSchema),
  down: z.optional(z.int().check(z.minimum(1), z.maximum(4))),
  distance: yards,
  yardsToGoal: yards,
  homeTimeouts: timeouts,
  awayTimeouts: timeouts,
  homeSkaters: skaters,
  awaySkaters: skaters,
  homeReds: reds,
  awayReds: reds,
});
export type LiveClock = z.infer<typeof liveClockSchema>;

export const liveChancesSchema = z.object({
  homeWinProbability: percentSchema,
  awayWinProbability: percentSchema,
  drawProbability: percentSchema,
});

/** A bet on the first side (home, over) of a line of before the start. */
export const liveBetSchema = z.object({ line: z.number(), wins: shareSchema, push: shareSchema });

/** What the runs from the game's state on say. */
export const liveFiguresSchema = z.object({
  chances: liveChancesSchema,
  meanTotal: amount,
  toCome: amount,
  spreadBet: z.optional(liveBetSchema),
  totalBet: z.optional(liveBetSchema),
});

/** Where the score so far would fall among the published runs if it were final. */
export const liveFallSchema = z.object({ marginAtMost: shareSchema, closer: shareSchema });

export const gameLiveSchema = z.object({
  asOf: instant,
  gameId: gameNumber,
  predictionId: gameNumber,
  /** Whether its play is made up, as its matchup is. */
  sample: z.boolean(),
  stage: liveStageSchema,
  silent: z.boolean(),
  detail: z.optional(z.string()),
  score: z.optional(scoreSchema),
  clock: z.optional(liveClockSchema),
  before: liveFiguresSchema,
  now: z.optional(liveFiguresSchema),
  fall: z.optional(liveFallSchema),
});
export type GameLive = z.infer<typeof gameLiveSchema>;

/** GET /api/games/{id}/live: one game of the current slate as it is played; at most 1 kB. */
export const gameLive = {
  method: 'GET',
  path: GAME_LIVE,
  parameters: gameIdParameters,
  query: z.strictObject({}),
  answer: gameLiveSchema,
} as const;
