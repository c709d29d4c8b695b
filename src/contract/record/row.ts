import * as z from 'zod/mini';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { countSchema, fromOne, percentSchema } from '../figures.ts';
import { instant } from '../instant.ts';
import {
  anyLeagueSchema,
  contestKindSchema,
  fightMethodSchema,
  outcomeSchema,
  pickBasisSchema,
  pickMarketSchema,
  setScoreSchema,
  voidCauseSchema,
} from '../lists.ts';

/** One line of the record; missing values are absent. */
export const recordRowSchema = z.object({
  gradeLine: fromOne,
  predictionLine: fromOne,
  kind: contestKindSchema,
  id: countSchema,
  part: z.string(),
  league: anyLeagueSchema,
  name: z.string(),
  startTime: instant,
  basis: pickBasisSchema,
  market: pickMarketSchema,
  pick: z.string(),
  how: z.optional(z.enum([...fightMethodSchema.options, ...setScoreSchema.options])),
  opponent: z.optional(z.string()),
  line: z.optional(z.number()),
  probability: percentSchema,
  drawProbability: z.optional(percentSchema),
  choices: fromOne,
  book: z.optional(z.string()),
  price: z.optional(z.int()),
  priceWithheld: z.optional(z.boolean()),
  claimed: z.optional(z.number()),
  outcome: outcomeSchema,
  units: z.optional(z.number()),
  closingProbability: z.optional(percentSchema),
  closingDrawProbability: z.optional(percentSchema),
  closingPrice: z.optional(z.int()),
  closingLine: z.optional(z.number()),
  homeScore: z.optional(countSchema),
  awayScore: z.optional(countSchema),
  resultVersion: countSchema,
  espnProbability: z.optional(percentSchema),
  regraded: z.optional(z.boolean()),
  outcomeBefore: z.optional(outcomeSchema),
  voidCause: z.optional(voidCauseSchema),
}) satisfies z.ZodMiniType<RecordRow>;
