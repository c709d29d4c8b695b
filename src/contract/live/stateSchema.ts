import * as z from 'zod/mini';
import { countSchema, fromOne } from '../figures.ts';
import { gameSideSchema } from '../lists.ts';

const timeouts = z.optional(z.int().check(z.minimum(0), z.maximum(3)));
const skaters = z.optional(z.int().check(z.minimum(3), z.maximum(6)));
const reds = z.optional(z.int().check(z.minimum(0), z.maximum(11)));
const yards = z.optional(z.int().check(z.minimum(1), z.maximum(99)));
const score = { home: countSchema, away: countSchema };
const timed = { ...score, period: fromOne, secondsLeft: z.number().check(z.minimum(0)) };

/** A game's state as it is stored: the domain's `GameState`, checked. */
export const gameStateSchema = z.discriminatedUnion('sport', [
  z.object({
    sport: z.literal('football'),
    ...timed,
    possession: z.optional(gameSideSchema),
    down: z.optional(z.int().check(z.minimum(1), z.maximum(4))),
    distance: yards,
    yardsToGoal: yards,
    homeTimeouts: timeouts,
    awayTimeouts: timeouts,
  }),
  z.object({ sport: z.literal('basketball'), ...timed }),
  z.object({
    sport: z.literal('hockey'),
    ...timed,
    homeSkaters: skaters,
    awaySkaters: skaters,
  }),
  z.object({
    sport: z.literal('soccer'),
    ...score,
    period: fromOne,
    minute: z.number().check(z.minimum(0)),
    added: z.optional(z.number().check(z.minimum(0))),
    homeReds: reds,
    awayReds: reds,
  }),
  z.object({
    sport: z.literal('baseball'),
    ...score,
    inning: fromOne,
    bottom: z.boolean(),
    outs: z.int().check(z.minimum(0), z.maximum(2)),
    bases: z.int().check(z.minimum(0), z.maximum(7)),
  }),
]);
