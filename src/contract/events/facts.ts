import * as z from 'zod/mini';
import { shareSchema } from '../figures.ts';
import { instant } from '../instant.ts';
import { eventStatusSchema, priceFeedSchema, ratedFromSchema } from '../lists.ts';
import { seedFromSchema } from '../seedFrom.ts';

/** Schemas shared by events of every sport (domain/events/event.ts), checked at both ends. */

const recipeSchema = z.object({
  engineVersion: z.string(),
  model: z.string(),
  seed: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  seedFrom: z.optional(seedFromSchema),
  iterations: z.int().check(z.minimum(1)),
  inputs: z.record(z.string(), z.unknown()),
  notes: z.array(z.string()),
  origin: z.optional(z.record(z.string(), z.unknown())),
});

const twoWayShares = { a: shareSchema, b: shareSchema } as const;

export const twoWaySharesSchema = z.object(twoWayShares);

/** A book that is left out of a contest's market. */
export const bookLeftOutSchema = z.object({ provider: z.string(), reason: z.string() });

/** What the books together say of a contest of two. */
export const twoWayMarketSchema = z.object({
  ...twoWayShares,
  books: z.array(z.string()),
  leftOut: z.array(bookLeftOutSchema),
});

/** Where a published chance in a contest of two comes from: domain/events/besideMarket.ts. */
export const besideFields = {
  own: z.optional(twoWaySharesSchema),
  anchor: z.optional(twoWayMarketSchema),
} as const;

export const predictionFields = {
  id: z.int(),
  recipe: recipeSchema,
  ratedFrom: z.optional(ratedFromSchema),
  ...besideFields,
  learnedTo: z.optional(z.iso.date()),
  asOf: instant,
} as const;

export const factsFields = {
  name: z.string().check(z.minLength(1)),
  startTime: instant,
  timeKnown: z.boolean(),
  status: eventStatusSchema,
  venue: z.optional(
    z.object({
      name: z.optional(z.string()),
      city: z.optional(z.string()),
      country: z.optional(z.string()),
    }),
  ),
  imageUrl: z.optional(z.url()),
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
  book: z.string(),
  feed: priceFeedSchema,
  provider: z.string(),
  sample: z.boolean(),
  asOf: instant,
  a: z.number(),
  b: z.number(),
});
