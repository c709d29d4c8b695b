import { gameAnswerSchema } from './answers/games/schema.ts';
import { gameByIdRequest } from './requests/games.ts';

/** GET /api/games/{id}: one game of the current slate; id is a whole number. */
export const gameById = { ...gameByIdRequest, answer: gameAnswerSchema } as const;
