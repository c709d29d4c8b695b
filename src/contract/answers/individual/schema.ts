import * as z from 'zod/mini';
import { instant } from '../../instant.ts';
import { INDIVIDUAL_SPORTS } from './event.ts';

const share = z.number().check(z.minimum(0), z.maximum(1));

export const individualEventSchema = z.object({
  id: z.int(),
  name: z.string().check(z.minLength(1)),
  sport: z.enum(INDIVIDUAL_SPORTS),
  eventType: z.string(),
  eventTime: instant,
  timeKnown: z.boolean(),
  venue: z.string(),
  participant: z.optional(z.object({ name: z.string() })),
  prediction: z.optional(z.object({ confidence: share, outcome: z.string() })),
  predictions: z.optional(
    z.object({
      runs: z.int().check(z.minimum(1)),
      asOf: instant,
      chances: z.array(
        z.object({
          name: z.string(),
          win: share,
          top3: z.optional(share),
          top5: z.optional(share),
        }),
      ),
    }),
  ),
  sample: z.boolean(),
  asOf: instant,
});
