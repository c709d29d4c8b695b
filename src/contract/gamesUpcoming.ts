import * as z from 'zod/mini';
import { listedGameAnswerSchema } from './answers/games/schema.ts';
import { gamesUpcomingRequest } from './requests/games.ts';

/**
 * GET /api/games/upcoming?league=NFL: games whose end has not been told, in the order of lists (domain/game/sortGames.ts): those
 * that have begun are closed and come last.
 */
export const gamesUpcoming = {
  ...gamesUpcomingRequest,
  answer: z.array(listedGameAnswerSchema),
} as const;
