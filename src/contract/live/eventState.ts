import * as z from 'zod/mini';
import { GOLFER_OUT } from '#domain/events/golfTournament.ts';
import { countSchema, fromOne, percentSchema } from '../figures.ts';

const pair = z.tuple([countSchema, countSchema]);
const player = z.enum(['a', 'b']);

/** The parts of a match's score, A's of each pair first. What the feed does not tell is absent. */
export const tennisScore = {
  sets: z.array(pair).check(z.maxLength(5)),
  games: pair,
  points: z.optional(pair),
  server: z.optional(player),
  winner: z.optional(player),
  retired: z.optional(z.boolean()),
} as const;

/** What simulated matches say, percent. */
export const tennisShares = {
  winA: percentSchema,
  setScores: z.array(percentSchema).check(z.maxLength(6)),
  firstSetA: z.optional(percentSchema),
} as const;

/** Most players of a field. */
const MOST = 400;
const strokes = z.int().check(z.minimum(-200), z.maximum(300));

const golferState = z.object({
  id: z.string(),
  rounds: z.array(strokes).check(z.maxLength(6)),
  toPar: z.optional(strokes),
  thru: z.optional(z.int().check(z.minimum(1), z.maximum(17))),
  out: z.optional(z.enum(GOLFER_OUT)),
});

/** One player's chances, percent: to win, to finish in the first ten with ties, to make the cut where there is one. */
export const golferShares = {
  win: percentSchema,
  top10: percentSchema,
  cut: z.optional(percentSchema),
} as const;

/** Where the cut will fall: strokes to par, and the share of runs, percent. */
export const cutLines = z.array(z.tuple([strokes, percentSchema])).check(z.maxLength(100));

/** An event's state as it is stored: the domain's `EventState`, checked. */
export const eventStateSchema = z.discriminatedUnion('sport', [
  z.object({ sport: z.literal('tennis'), ...tennisScore }),
  z.object({
    sport: z.literal('golf'),
    round: fromOne,
    players: z.array(golferState).check(z.maxLength(MOST)),
    winner: z.optional(z.string()),
  }),
]);

/** What is said of one, as it is stored: the domain's `EventFigures`, checked. */
export const eventFiguresSchema = z.discriminatedUnion('sport', [
  z.object({ sport: z.literal('tennis'), ...tennisShares }),
  z.object({
    sport: z.literal('golf'),
    rounds: fromOne,
    players: z.array(z.object({ id: z.string(), ...golferShares })).check(z.maxLength(MOST)),
    cutLines,
  }),
]);
