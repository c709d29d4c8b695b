import { GAME_BY_ID } from '#contract/paths.ts';
import { GAME_PLAYERS, GAME_PLAYERS_RECIPE } from '#contract/players/paths.ts';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { PlayersRecipe } from '#domain/players/line.ts';
import { isNumber, isRecord } from '../checks.ts';
import { getJson } from '../http.ts';
import type { GamePlayerLines } from '../readGameLines.ts';

/** A game's recipe of players' lines, and the number of the prediction that they belong to. */
interface GameRecipe {
  readonly predictionId: number;
  readonly recipe: PlayersRecipe;
}

/** Its simulated scores. */
interface GameGrid {
  readonly predictionId: number;
  readonly grid: ScoreGrid;
}

const pathOf = (pattern: string, gameId: number): string => pattern.replace(':id', String(gameId));

// The answers are this site's own, of this build: their parts are checked where they are drawn.

/** GET /api/games/:id/players/recipe. Throws as `getJson` does. */
export const gameRecipe = (gameId: number): Promise<GameRecipe> =>
  getJson(pathOf(GAME_PLAYERS_RECIPE, gameId), (answer) =>
    isRecord(answer) && isNumber(answer.predictionId) && isRecord(answer.recipe)
      ? (answer as unknown as GameRecipe)
      : undefined,
  );

/** GET /api/games/:id/players. */
export const gameLinesSaid = (gameId: number): Promise<GamePlayerLines> =>
  getJson(pathOf(GAME_PLAYERS, gameId), (answer) =>
    isRecord(answer) && isNumber(answer.predictionId) && Array.isArray(answer.players)
      ? (answer as unknown as GamePlayerLines)
      : undefined,
  );

/** The simulated scores of GET /api/games/:id. */
export const gameGrid = (gameId: number): Promise<GameGrid> =>
  getJson(pathOf(GAME_BY_ID, gameId), (answer) => {
    const prediction = isRecord(answer) ? answer.prediction : undefined;
    const data = isRecord(prediction) ? prediction.simulationData : undefined;
    if (!isRecord(prediction) || !isRecord(data) || !isNumber(prediction.id)) return undefined;
    return Array.isArray(data.grid)
      ? { predictionId: prediction.id, grid: data.grid as unknown as ScoreGrid }
      : undefined;
  });
