import * as z from 'zod/mini';
import { count, percent } from '../figures.ts';

const pair = z.tuple([count, count]);
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
  winA: percent,
  setScores: z.array(percent).check(z.maxLength(6)),
  firstSetA: z.optional(percent),
} as const;

/** An event's state as it is stored: the domain's `EventState`, checked. */
export const eventStateSchema = z.discriminatedUnion('sport', [
  z.object({ sport: z.literal('tennis'), ...tennisScore }),
]);

/** What is said of one, as it is stored: the domain's `EventFigures`, checked. */
export const eventFiguresSchema = z.discriminatedUnion('sport', [
  z.object({ sport: z.literal('tennis'), ...tennisShares }),
]);
