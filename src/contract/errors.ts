import * as z from 'zod/mini';

/** Every endpoint's answer to what it cannot do. */
export const errorSchema = z.object({ error: z.string() });

export const ERRORS = {
  method: 'Only GET is answered here',
  invalidGameId: 'Invalid game ID',
  gameNotFound: 'The requested game could not be found or does not exist.',
  unknownLeague: 'Unknown league',
  unknownSport: 'Unknown sport',
  unknownTour: 'Unknown tour',
  unknownParameter: (name: string) => `Unknown parameter: ${name}`,
  repeatedParameter: (name: string) => `Repeated parameter: ${name}`,
  unavailable: 'The predictions cannot be read right now. Please try again.',
} as const;
