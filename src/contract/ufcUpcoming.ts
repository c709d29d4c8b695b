import * as z from 'zod/mini';
import { fightEventSchema } from './answers/fights/schema.ts';
import { individualEventSchema } from './answers/individual/schema.ts';
import { PATHS } from './paths.ts';

export const ufcEventSchema = z.extend(individualEventSchema, {
  card: z.optional(fightEventSchema),
});

/**
 * GET /api/ufc/upcoming: UFC cards under way or still to start, by start: individual events, each with its whole
 * `card` as soon as a bout is named: the specification's two shapes disagree on the scale of `confidence`, so both stand.
 * No parameters.
 */
export const ufcUpcoming = {
  method: 'GET',
  path: PATHS.ufcUpcoming,
  query: z.strictObject({}),
  answer: z.array(ufcEventSchema),
} as const;
