import * as z from 'zod/mini';
import { amount, count, fromOne, gameNumber, percent, share } from '../figures.ts';
import { scoreSchema } from '../game.ts';
import { instant } from '../instant.ts';
import { gameSideSchema } from '../lists.ts';
import { gameIdParameters } from './gameId.ts';
import { GAME_LIVE } from './paths.ts';

/**
 * `waiting`: no feed has told of it yet. `paused`: delayed or suspended; its last state stays. `off`: called off, or gone from the
 * feed's board.
 */
export const LIVE_STAGES = ['waiting', 'playing', 'paused', 'ended', 'off'] as const;
export const liveStageSchema = z.enum(LIVE_STAGES);
export type LiveStage = z.infer<typeof liveStageSchema>;

const timeouts = z.optional(z.int().check(z.minimum(0), z.maximum(3)));
const skaters = z.optional(z.int().check(z.minimum(3), z.maximum(6)));
const reds = z.optional(z.int().check(z.minimum(0), z.maximum(11)));
const yards = z.optional(z.int().check(z.minimum(1), z.maximum(99)));

/** Where a game stands beside its score. What its sport does not have, or the feed does not tell, is absent. */
export const liveClockSchema = z.object({
  period: fromOne,
  between: z.boolean(),
  secondsLeft: z.optional(count),
  minute: z.optional(count),
  added: z.optional(count),
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
  homeWinProbability: percent,
  awayWinProbability: percent,
  drawProbability: percent,
});
export type LiveChances = z.infer<typeof liveChancesSchema>;

/** A bet on the first side (home, over) of a line of before the start. */
export const liveBetSchema = z.object({ line: z.number(), wins: share, push: share });
export type LiveBet = z.infer<typeof liveBetSchema>;

/** What the runs from the game's state on say. */
export const liveFiguresSchema = z.object({
  chances: liveChancesSchema,
  meanTotal: amount,
  toCome: amount,
  spreadBet: z.optional(liveBetSchema),
  totalBet: z.optional(liveBetSchema),
});
export type LiveFigures = z.infer<typeof liveFiguresSchema>;

/** Where the score so far would fall among the published runs if it were final. */
export const liveFallSchema = z.object({ marginAtMost: share, closer: share });
export type LiveFall = z.infer<typeof liveFallSchema>;

export const gameLiveSchema = z.object({
  asOf: instant,
  gameId: gameNumber,
  predictionId: gameNumber,
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
