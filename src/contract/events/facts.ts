import * as z from 'zod/mini';
import { ODDS_SOURCES } from '#domain/prices/odds.ts';
import { instant } from '../instant.ts';

/** Schemas shared by events of every sport (domain/events/event.ts), checked at both ends. */

const recipeSchema = z.object({
  engineVersion: z.string(),
  model: z.string(),
  seed: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  iterations: z.int().check(z.minimum(1)),
  inputs: z.record(z.string(), z.unknown()),
  notes: z.array(z.string()),
});

export const share = z.number().check(z.minimum(0), z.maximum(1));
export const twoWayShares = { a: share, b: share } as const;

/** Where a published chance in a contest of two comes from: domain/events/besideMarket.ts. */
export const besideFields = {
  own: z.optional(z.object(twoWayShares)),
  anchor: z.optional(
    z.object({
      ...twoWayShares,
      books: z.array(z.string()),
      leftOut: z.array(z.object({ provider: z.string(), reason: z.string() })),
    }),
  ),
} as const;

export const predictionFields = {
  id: z.int(),
  recipe: recipeSchema,
  ratedFrom: z.optional(z.enum(['lines', 'results'])),
  ...besideFields,
  learnedTo: z.optional(z.iso.date()),
  asOf: instant,
} as const;

export const factsFields = {
  name: z.string().check(z.minLength(1)),
  startTime: instant,
  timeKnown: z.boolean(),
  status: z.enum(['scheduled', 'live', 'final', 'postponed']),
  venue: z.optional(
    z.object({
      name: z.optional(z.string()),
      city: z.optional(z.string()),
      country: z.optional(z.string()),
    }),
  ),
  imageUrl: z.optional(z.string()),
} as const;

/** A start before a feed moved it. */
export const previousStartSchema = z.object({ startTime: instant, timeKnown: z.boolean() });

export const storedFields = {
  id: z.int(),
  source: z.string(),
  sample: z.boolean(),
  asOf: instant,
  previousStart: z.optional(previousStartSchema),
} as const;

export const twoWayQuoteSchema = z.object({
  source: z.enum(ODDS_SOURCES),
  provider: z.string(),
  sample: z.boolean(),
  asOf: instant,
  a: z.number(),
  b: z.number(),
});
