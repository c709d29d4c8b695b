import * as z from 'zod/mini';
import type { PricedPair } from '#domain/events/pricedPair.ts';
import { shareSchema } from '../figures.ts';
import { instant } from '../instant.ts';
import { besideFields, factsFields, twoWayMarketSchema, twoWayQuoteSchema } from './facts.ts';

/** A bout or match with prices, as rendered when a slate is published: domain/events/pricedPair.ts. */
export const pricedPairSchema = z.object({
  league: z.enum(['UFC', 'Boxing', 'ATP', 'WTA']),
  eventId: z.int(),
  part: z.string(),
  event: z.string(),
  a: z.string(),
  b: z.string(),
  startTime: instant,
  timeKnown: z.boolean(),
  status: factsFields.status,
  asOf: instant,
  path: z.string().check(z.startsWith('/')),
  predictionId: z.int(),
  share: shareSchema,
  own: besideFields.own,
  anchor: twoWayMarketSchema,
  notes: z.array(z.string()),
  moneyline: z.array(twoWayQuoteSchema),
}) satisfies z.ZodMiniType<PricedPair>;
