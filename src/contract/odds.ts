import * as z from 'zod/mini';
import { oddsBoardSchema } from './answers/odds/schema.ts';
import { PATHS } from './paths.ts';

/**
 * GET /api/odds/espn, GET /api/odds/bovada: one source's latest prices for the games still to start, as the last
 * refresh published them. No request goes to a feed while a reader waits. No parameters.
 */
export const oddsEspn = {
  method: 'GET',
  path: PATHS.oddsEspn,
  query: z.strictObject({}),
  answer: oddsBoardSchema,
} as const;

export const oddsBovada = { ...oddsEspn, path: PATHS.oddsBovada } as const;
