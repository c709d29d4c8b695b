import type { DrawnLine } from '#domain/players/line.ts';
import { askPlayers } from './askPlayers.ts';
import { gameGrid, gameRecipe } from './gameLines.ts';

/**
 * The lines of a game's players if some of them are out: drawn in this browser given the same simulated scores, so that what a team
 * scores stays and who is there shares it. Figures as everywhere by `statFigures` and `chancesAt`. Who is out has no line.
 * @param playerIds as in the published lines
 * Rejects if the game has no lines, if a newer prediction came between two answers, and as `askPlayers` does.
 */
export async function linesIfOut(
  gameId: number,
  playerIds: readonly string[],
): Promise<readonly DrawnLine[]> {
  const [{ recipe, predictionId }, game] = await Promise.all([
    gameRecipe(gameId),
    gameGrid(gameId),
  ]);
  if (predictionId !== game.predictionId)
    throw new Error('A newer forecast has just come: please load the page again');
  return askPlayers({ ask: 'ifOut', recipe, grid: game.grid, playerIds });
}
