import * as z from 'zod/mini';
import { listedGameAnswerSchema } from './answers/games/schema.ts';
import { PLAIN_GETS } from './requests/plain.ts';

/** GET /api/games/today: the games of today's date in New York, in the order of lists (domain/game/sortGames.ts). No parameters. */
export const gamesToday = {
  ...PLAIN_GETS.gamesToday,
  answer: z.array(listedGameAnswerSchema),
} as const;
