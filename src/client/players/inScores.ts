import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { linesMoved, type MovedLine } from '#domain/rerun/linesMoved.ts';
import { askPlayers } from './askPlayers.ts';
import { gameLinesSaid, gameRecipe } from './gameLines.ts';

/**
 * How a game's players move in other simulated scores of it: the published lines beside those drawn in this browser from the same
 * recipe, given the other scores.
 * @param prediction the page's @param parts of the other scores, as they were played
 * Rejects if a newer prediction has come, and as `askPlayers` and `getJson` do.
 */
export async function inScores(
  gameId: number,
  prediction: number,
  parts: readonly ScoreGrid[],
): Promise<readonly MovedLine[]> {
  const [{ recipe, predictionId }, said] = await Promise.all([
    gameRecipe(gameId),
    gameLinesSaid(gameId),
  ]);
  if (predictionId !== prediction || said.predictionId !== prediction)
    throw new Error('a newer forecast has come: please load the page again');
  return linesMoved(said.players, await askPlayers({ ask: 'inScores', recipe, parts }));
}
