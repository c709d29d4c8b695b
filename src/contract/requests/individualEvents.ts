import * as z from 'zod/mini';
import { findIndividualSport, type IndividualSport } from '#domain/leagues/individualSport.ts';
import { ERRORS } from '../errors.ts';
import { PATHS } from '../paths.ts';

/** A sport in any letter case; an empty value means every sport. */
const sportParameter = z.pipe(
  z.string().check(
    z.refine((text) => text === '' || findIndividualSport(text) !== undefined, {
      error: ERRORS.unknownSport,
    }),
  ),
  z.transform((text): IndividualSport | undefined => findIndividualSport(text)),
);

/** Events of one individual sport, or of all. */
export const individualEventsRequest = {
  method: 'GET',
  path: PATHS.individualEvents,
  query: z.strictObject({ sport: z.optional(sportParameter) }),
} as const;
