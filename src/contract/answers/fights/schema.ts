import * as z from 'zod/mini';
import { besideFields } from '../../events/facts.ts';
import {
  americanSchema,
  amount,
  countSchema,
  eventNumber,
  fromOne,
  percentSchema,
  fightRounds as rounds,
  shareSchema,
} from '../../figures.ts';
import { instant } from '../../instant.ts';
import { eventStatusSchema, fightMethodSchema, formSchema, priceFromSchema } from '../../lists.ts';
import { pairPriceSchema } from '../pairPriceSchema.ts';

const text = z.optional(z.string());
const figure = z.optional(amount);
const odds = z.optional(americanSchema);
const from = z.optional(priceFromSchema);
const bestPrice = z.optional(pairPriceSchema);

export const fighterBookSchema = z.object({ provider: z.string(), sample: z.boolean() });

export const fighterSchema = z.object({
  name: z.string().check(z.minLength(1)),
  record: text,
  rank: z.optional(countSchema),
  titles: z.array(z.string()),
  age: figure,
  height: figure,
  reach: figure,
  stance: text,
  country: text,
  imageUrl: z.optional(z.url()),
  winRate: z.optional(percentSchema),
  koRate: z.optional(percentSchema),
  moneylineOdds: odds,
  moneylineFrom: from,
  book: z.optional(fighterBookSchema),
  koOdds: odds,
  decisionOdds: odds,
  recentForm: z.array(formSchema),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
});

export const methodSharesSchema = z.object({
  knockout: shareSchema,
  submission: shareSchema,
  decision: shareSchema,
});
export const methodsSchema = z.object({ a: methodSharesSchema, b: methodSharesSchema });

export const fightPredictionSchema = z.object({
  methods: methodsSchema,
  drawShare: shareSchema,
  winner: z.string(),
  method: fightMethodSchema,
  round: rounds,
  finishRounds: z.optional(z.tuple([rounds, rounds])),
  winProbability: percentSchema,
  confidence: percentSchema,
  /** Minutes. */
  fightDuration: amount,
  keyFactors: z.array(z.string()),
  ...besideFields,
  runs: fromOne,
  asOf: instant,
});

export const undercardBoutSchema = z.object({
  fighter1: z.string(),
  fighter2: z.string(),
  weightClass: z.string(),
  rounds,
  title: z.boolean(),
  fighter1Record: text,
  fighter2Record: text,
  fighter1Odds: odds,
  fighter2Odds: odds,
  oddsFrom: from,
  fighter1Book: z.optional(fighterBookSchema),
  fighter2Book: z.optional(fighterBookSchema),
  bestPrice,
  prediction: z.optional(fightPredictionSchema),
});

/** A boxing or MMA event: `contract/answers/fights/event.ts`. */
export const fightEventSchema = z.object({
  id: eventNumber,
  title: z.string().check(z.minLength(1)),
  date: instant,
  timeKnown: z.boolean(),
  status: eventStatusSchema,
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
  prediction: z.optional(fightPredictionSchema),
  bestPrice,
  pricesAsOf: z.optional(instant),
  undercard: z.array(undercardBoutSchema),
  sample: z.boolean(),
  asOf: instant,
});
