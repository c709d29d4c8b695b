import * as z from 'zod/mini';
import { predictedTournamentSchema, tourTournamentSchema } from './answers/golf/schema.ts';
import { golfTourSchema } from './lists.ts';
import { golfTournamentsRequest } from './requests/golfTournaments.ts';
import { PLAIN_GETS } from './requests/plain.ts';

export const golfToursSchema = z.record(golfTourSchema, z.array(tourTournamentSchema));

/** GET /api/golf/tours: tournaments by tour slug, each tour's by start; every slug has a list. No parameters. */
export const golfTours = {
  ...PLAIN_GETS.golfTours,
  answer: golfToursSchema,
} as const;

/**
 * GET /api/golf/{tour}/tournaments: a tour's tournaments by start, with everyone's chances. An unknown slug gets
 * 404. No parameters.
 */
export const golfTournaments = {
  ...golfTournamentsRequest,
  answer: z.array(predictedTournamentSchema),
} as const;
