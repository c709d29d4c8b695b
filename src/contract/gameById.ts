import * as z from 'zod/mini';
import { gameAnswerSchema } from './answers/games/schema.ts';
import { ERRORS } from './errors.ts';
import { PATHS } from './paths.ts';

/** GET /api/games/{id}: one game of the current slate; id is a whole number. */
export const gameById = {
  method: 'GET',
  path: PATHS.gameById,
  parameters: z.object({
    id: z.pipe(
      z.string().check(z.regex(/^\d{1,15}$/, { error: ERRORS.invalidGameId })),
      z.transform(Number),
    ),
  }),
  query: z.strictObject({}),
  answer: gameAnswerSchema,
} as const;
