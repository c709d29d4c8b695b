import * as z from 'zod/mini';
import { listedGameAnswerSchema } from './answers/games/schema.ts';
import { PATHS } from './paths.ts';

/** GET /api/games/today: the games of today's date in New York, in the order of lists (domain/game/sortGames.ts). No parameters. */
export const gamesToday = {
  method: 'GET',
  path: PATHS.gamesToday,
  query: z.strictObject({}),
  answer: z.array(listedGameAnswerSchema),
} as const;
