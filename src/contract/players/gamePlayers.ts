import * as z from 'zod/mini';
import { ERRORS } from '../errors.ts';
import { gameNumber } from '../figures.ts';
import { instant } from '../instant.ts';
import { playerLineSchema, playersRecipeSchema } from './lines.ts';
import { GAME_PLAYERS, GAME_PLAYERS_RECIPE } from './paths.ts';

const parameters = z.object({
  id: z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, { error: ERRORS.invalidGameId })),
    z.transform(Number),
  ),
});

/** The lines of a game's players as its last prediction says them; the runs of each are those in which he plays. */
export const gamePlayersSchema = z.object({
  asOf: instant,
  gameId: gameNumber,
  predictionId: gameNumber,
  players: z.array(playerLineSchema),
});

/** GET /api/games/{id}/players */
export const gamePlayers = {
  method: 'GET',
  path: GAME_PLAYERS,
  parameters,
  query: z.strictObject({}),
  answer: gamePlayersSchema,
} as const;

export const gamePlayersRecipeSchema = z.object({
  asOf: instant,
  gameId: gameNumber,
  predictionId: gameNumber,
  recipe: playersRecipeSchema,
});

/** GET /api/games/{id}/players/recipe: what draws the lines again. */
export const gamePlayersRecipe = {
  method: 'GET',
  path: GAME_PLAYERS_RECIPE,
  parameters,
  query: z.strictObject({}),
  answer: gamePlayersRecipeSchema,
} as const;
