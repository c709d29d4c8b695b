import * as z from 'zod/mini';
import { besideFields } from '../../events/facts.ts';
import { instant } from '../../instant.ts';
import { pairPriceSchema } from '../pairPriceSchema.ts';

const percent = z.number().check(z.minimum(0), z.maximum(100));
const text = z.optional(z.string());
const figure = z.optional(z.number());
const american = z.optional(z.number().check(z.refine((price) => Math.abs(price) >= 100)));
const from = z.optional(z.enum(['book', 'model']));
const book = z.optional(z.object({ provider: z.string(), sample: z.boolean() }));
const bestPrice = z.optional(pairPriceSchema);

const fighterSchema = z.object({
  name: z.string().check(z.minLength(1)),
  record: text,
  rank: z.optional(z.int()),
  titles: z.array(z.string()),
  age: figure,
  height: figure,
  reach: figure,
  stance: text,
  country: text,
  imageUrl: text,
  winRate: z.optional(percent),
  koRate: z.optional(percent),
  moneylineOdds: american,
  moneylineFrom: from,
  book,
  koOdds: american,
  decisionOdds: american,
  recentForm: z.array(z.enum(['W', 'L', 'D', 'N'])),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
});

const share = z.number().check(z.minimum(0), z.maximum(1));
const methods = z.object({ knockout: share, submission: share, decision: share });

const rounds = z.int().check(z.minimum(1), z.maximum(15));

const predictionSchema = z.optional(
  z.object({
    methods: z.object({ a: methods, b: methods }),
    drawShare: share,
    winner: z.string(),
    method: z.enum(['knockout', 'submission', 'decision']),
    round: rounds,
    finishRounds: z.optional(z.tuple([rounds, rounds])),
    winProbability: percent,
    confidence: percent,
    /** Minutes. */
    fightDuration: z.number().check(z.minimum(0)),
    keyFactors: z.array(z.string()),
    ...besideFields,
    runs: z.int().check(z.minimum(1)),
    asOf: instant,
  }),
);

const boutSchema = z.object({
  fighter1: z.string(),
  fighter2: z.string(),
  weightClass: z.string(),
  rounds,
  title: z.boolean(),
  fighter1Record: text,
  fighter2Record: text,
  fighter1Odds: american,
  fighter2Odds: american,
  oddsFrom: from,
  fighter1Book: book,
  fighter2Book: book,
  bestPrice,
  prediction: predictionSchema,
});

/** A boxing or MMA event: `contract/answers/fights/event.ts`. */
export const fightEventSchema = z.object({
  id: z.int(),
  title: z.string().check(z.minLength(1)),
  date: instant,
  timeKnown: z.boolean(),
  status: z.enum(['scheduled', 'live', 'final', 'postponed']),
  weightClass: z.string(),
  titleFight: z.boolean(),
  rounds,
  women: z.boolean(),
  venue: z.string(),
  location: z.string(),
  promoter: z.string(),
  broadcaster: z.string(),
  externalId: z.string(),
  fighters: z.tuple([fighterSchema, fighterSchema]),
  prediction: predictionSchema,
  bestPrice,
  pricesAsOf: z.optional(instant),
  undercard: z.array(boutSchema),
  sample: z.boolean(),
  asOf: instant,
});
