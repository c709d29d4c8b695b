import * as z from 'zod/mini';
import { FAILURES, NO_ENDPOINT } from '#domain/words/failures.ts';

/** Every endpoint's error response. */
export const errorSchema = z.object({ error: z.string() });

export const ERRORS = {
  noEndpoint: NO_ENDPOINT,
  only: (methods: string) => `Only ${methods} is answered here`,
  /** Something failed, and has been logged. */
  notDone: 'This cannot be done right now. Please try again.',
  invalidGameId: FAILURES.invalidGameId,
  gameNotFound: FAILURES.gameNotFoundText,
  unknownLeague: 'Unknown league',
  unknownSport: 'Unknown sport',
  unknownTour: 'Unknown tour',
  unknownParameter: (name: string) => `Unknown parameter: ${name}`,
  /** @param field its place in what was sent, with dots; empty for all of it */
  unreadable: (field: string) =>
    field === '' ? 'The request cannot be read' : `“${field}” is missing or cannot be read`,
  repeatedParameter: (name: string) => `Repeated parameter: ${name}`,
  invalidLine: 'A line is named by its number, from 1',
  lineNotFound: 'The ledger has no such line',
  invalidPart: 'A part is named by its number, from 1',
  partNotFound: 'The ledger has no such part',
  page: 'This page cannot be shown right now. Please try again.',
  unavailable: 'The predictions cannot be read right now. Please try again.',
} as const;
