import * as z from 'zod/mini';
import { findIndividualSport, type IndividualSport } from './answers/individual/event.ts';
import { individualEventSchema } from './answers/individual/schema.ts';
import { ERRORS } from './errors.ts';
import { PATHS } from './paths.ts';

/** A sport in any letter case; an empty value means every sport. */
const sportParameter = z.pipe(
  z.string().check(
    z.refine((text) => text === '' || findIndividualSport(text) !== undefined, {
      error: ERRORS.unknownSport,
    }),
  ),
  z.transform((text): IndividualSport | undefined => findIndividualSport(text)),
);

/** GET /api/individual-events/upcoming?sport=F1: events under way or still to start, by start. */
export const individualEvents = {
  method: 'GET',
  path: PATHS.individualEvents,
  query: z.strictObject({ sport: z.optional(sportParameter) }),
  answer: z.array(individualEventSchema),
} as const;
