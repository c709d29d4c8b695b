import * as z from 'zod/mini';
import { listedGameAnswerSchema } from './answers/games/schema.ts';
import { instant } from './instant.ts';
import { expectedMoveSchema } from './moves.ts';

/**
 * A game to come with every book's price and the moves of its lines that we expected, as rendered when a slate is published. Pages are drawn from
 * it; no endpoint answers with it, because some of its prices may be shown but not given on.
 */
export const pricedGameSchema = z.object({
  game: listedGameAnswerSchema,
  moves: z.optional(z.array(expectedMoveSchema)),
  asOf: instant,
});

export const pricedGamesSchema = z.array(pricedGameSchema);
