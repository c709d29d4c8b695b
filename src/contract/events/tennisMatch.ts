import * as z from 'zod/mini';
import { surfaceSchema } from '../lists.ts';
import { factsFields, predictionFields, twoWayQuoteSchema } from './facts.ts';
import { tennisOutcomeSchema } from './outcomes.ts';

const playerSchema = z.object({
  name: z.string().check(z.minLength(1)),
  rank: z.optional(z.int().check(z.minimum(1))),
  age: z.optional(z.number()),
  country: z.optional(z.string()),
  imageUrl: z.optional(z.url()),
});

export const tennisMatchFields = {
  ...factsFields,
  kind: z.literal('match'),
  league: z.enum(['ATP', 'WTA']),
  tour: z.string(),
  tournament: z.string(),
  round: z.optional(z.string()),
  surface: z.optional(surfaceSchema),
  bestOf: z.literal([3, 5]),
  a: playerSchema,
  b: playerSchema,
  moneyline: z.optional(z.array(twoWayQuoteSchema)),
  result: z.optional(
    z.object({
      winner: z.enum(['a', 'b']),
      sets: z.array(z.tuple([z.int(), z.int()])),
      retired: z.boolean(),
    }),
  ),
  prediction: z.optional(z.object({ ...predictionFields, outcome: tennisOutcomeSchema })),
} as const;
