import * as z from 'zod/mini';
import { listedGameAnswerSchema } from './answers/games/schema.ts';
import { ownSchema } from './game.ts';
import { instant } from './instant.ts';

/**
 * A game to come with every book's price and our model's own forecast, as rendered when a slate is published. Pages are drawn from
 * it; no endpoint answers with it, because some of its prices may be shown but not given on.
 */
export const pricedGameSchema = z.object({
  game: listedGameAnswerSchema,
  own: z.optional(ownSchema),
  asOf: instant,
});

export const pricedGamesSchema = z.array(pricedGameSchema);
