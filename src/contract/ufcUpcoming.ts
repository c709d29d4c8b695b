import * as z from 'zod/mini';
import { fightEventSchema } from './answers/fights/schema.ts';
import { individualEventSchema } from './answers/individual/schema.ts';
import { PLAIN_GETS } from './requests/plain.ts';

export const ufcEventSchema = z.extend(individualEventSchema, {
  card: z.optional(fightEventSchema),
});

/**
 * GET /api/ufc/upcoming: UFC cards under way or still to start, by start. Each is an individual event, with its whole
 * `card` once a bout is named. The specification's two shapes use different scales of `confidence`, so both are sent.
 * No parameters.
 */
export const ufcUpcoming = {
  ...PLAIN_GETS.ufcUpcoming,
  answer: z.array(ufcEventSchema),
} as const;
