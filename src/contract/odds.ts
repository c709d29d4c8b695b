import { oddsBoardSchema } from './answers/odds/schema.ts';
import { PLAIN_GETS } from './requests/plain.ts';

/**
 * GET /api/odds/espn, GET /api/odds/bovada: one source's latest prices for the games whose end has not been told,
 * as the last refresh published them, in the order of lists: the prices of a game that has begun are closed. No request goes to a feed while a reader waits. No parameters.
 */
export const oddsEspn = {
  ...PLAIN_GETS.oddsEspn,
  answer: oddsBoardSchema,
} as const;

export const oddsBovada = { ...oddsEspn, ...PLAIN_GETS.oddsBovada } as const;
