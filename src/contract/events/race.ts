import * as z from 'zod/mini';
import { factsFields, predictionFields } from './facts.ts';
import { raceOutcomeSchema } from './outcomes.ts';

export const raceFields = {
  ...factsFields,
  kind: z.literal('race'),
  league: z.enum(['F1', 'NASCAR-Cup', 'NASCAR-Xfinity', 'NASCAR-Truck']),
  track: z.string(),
  trackType: z.optional(z.string()),
  trackMiles: z.optional(z.number()),
  laps: z.optional(z.int()),
  miles: z.optional(z.number()),
  keyStoryline: z.optional(z.string()),
  cars: z.array(
    z.object({
      driver: z.string().check(z.minLength(1)),
      team: z.string(),
      make: z.optional(z.string()),
      number: z.optional(z.string()),
      grid: z.optional(z.int().check(z.minimum(1))),
      rating: z.optional(z.number()),
    }),
  ),
  matchups: z.array(z.tuple([z.string(), z.string()])),
  result: z.optional(z.object({ order: z.array(z.string()), retired: z.array(z.string()) })),
  prediction: z.optional(z.object({ ...predictionFields, outcome: raceOutcomeSchema })),
} as const;
