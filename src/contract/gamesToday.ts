import * as z from 'zod/mini';
import { listedGameSchema } from './game.ts';
import { PATHS } from './paths.ts';

/** GET /api/games/today: the games of today's date in New York, ordered by start. No parameters. */
export const gamesToday = {
  method: 'GET',
  path: PATHS.gamesToday,
  query: z.strictObject({}),
  answer: z.array(listedGameSchema),
} as const;
