import * as z from 'zod/mini';
import { listedGameAnswerSchema } from './answers/games/schema.ts';
import { leagueParameter } from './leagueParameter.ts';
import { PATHS } from './paths.ts';

/**
 * GET /api/games/upcoming?league=NFL: games whose end has not been told, in the order of lists (domain/game/sortGames.ts): those
 * that have begun are closed and come last.
 */
export const gamesUpcoming = {
  method: 'GET',
  path: PATHS.gamesUpcoming,
  query: z.strictObject({ league: z.optional(leagueParameter) }),
  answer: z.array(listedGameAnswerSchema),
} as const;
