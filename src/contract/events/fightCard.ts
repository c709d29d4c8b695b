import * as z from 'zod/mini';
import { formSchema } from '../lists.ts';
import { factsFields, predictionFields, twoWayQuoteSchema } from './facts.ts';
import { fightOutcomeSchema } from './outcomes.ts';

const texts = z.optional(z.array(z.string()));

const fighterSchema = z.object({
  name: z.string().check(z.minLength(1)),
  record: z.optional(z.string()),
  rank: z.optional(z.int().check(z.minimum(0))),
  titles: texts,
  age: z.optional(z.number()),
  height: z.optional(z.number()),
  reach: z.optional(z.number()),
  stance: z.optional(z.string()),
  country: z.optional(z.string()),
  imageUrl: z.optional(z.url()),
  knockoutWins: z.optional(z.int()),
  recentForm: z.optional(z.array(formSchema)),
  strengths: texts,
  weaknesses: texts,
});

const boutSchema = z.object({
  key: z.string().check(z.minLength(1)),
  segment: z.enum(['main', 'prelims', 'earlyPrelims']),
  weightClass: z.optional(z.string()),
  rounds: z.int().check(z.minimum(1), z.maximum(15)),
  titleFight: z.boolean(),
  women: z.boolean(),
  a: fighterSchema,
  b: fighterSchema,
  moneyline: z.optional(z.array(twoWayQuoteSchema)),
  result: z.optional(
    z.object({
      winner: z.enum(['a', 'b', 'draw', 'noContest']),
      method: z.optional(z.enum(['knockout', 'submission', 'decision', 'other'])),
      round: z.optional(z.int()),
    }),
  ),
  prediction: z.optional(
    z.object({
      ...predictionFields,
      outcome: fightOutcomeSchema,
      factors: z.array(
        z.object({
          name: z.enum(['rating', 'age', 'reach', 'debut', 'layoff', 'knockedOut', 'market']),
          logit: z.number(),
        }),
      ),
    }),
  ),
});

export const fightCardFields = {
  ...factsFields,
  kind: z.literal('fights'),
  league: z.enum(['UFC', 'Boxing']),
  promoter: z.optional(z.string()),
  broadcaster: z.optional(z.string()),
  bouts: z.array(boutSchema),
} as const;
