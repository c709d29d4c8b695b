import * as z from 'zod/mini';
import { GOLFER_OUT } from '#domain/events/golfTournament.ts';
import { GOLF_TOURS } from '#domain/leagues/eventLeague.ts';
import { instant } from '../instant.ts';
import { factsFields, predictionFields } from './facts.ts';
import { golfOutcomeSchema } from './outcomes.ts';

const whole = z.int().check(z.minimum(0));

export const golfTournamentFields = {
  ...factsFields,
  kind: z.literal('tournament'),
  league: z.enum(GOLF_TOURS),
  course: z.optional(z.string()),
  endTime: z.optional(instant),
  purse: z.optional(z.string()),
  rounds: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
  cut: z.optional(z.nullable(z.object({ after: whole, places: whole, within: whole }))),
  format: z.optional(z.string()),
  field: z.array(
    z.object({
      id: z.string(),
      name: z.string().check(z.minLength(1)),
      country: z.optional(z.string()),
      team: z.optional(z.string()),
      members: z.optional(z.array(z.string().check(z.minLength(1)))),
      out: z.optional(z.enum(GOLFER_OUT)),
      skill: z.optional(z.object({ mean: z.number(), sd: z.number() })),
    }),
  ),
  pairs: z.array(z.tuple([z.string(), z.string()])),
  groups: z.array(z.object({ name: z.string(), countries: z.array(z.string()) })),
  result: z.optional(z.object({ winner: z.string(), order: z.array(z.string()) })),
  prediction: z.optional(z.object({ ...predictionFields, outcome: golfOutcomeSchema })),
} as const;
