import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { ComparedLine } from '#domain/rerun/compare.ts';
import { comparedPlayers } from '#domain/rerun/comparePlayers.ts';
import { askPlayers } from './askPlayers.ts';
import { gameLinesSaid, gameRecipe } from './gameLines.ts';

/**
 * A game's published lines beside those drawn again in this browser from their recipe, given the scores of the game's re-run.
 * @param prediction the page's: undefined is answered where a newer one has lines of its own
 * Rejects as `askPlayers` and `getJson` do.
 */
export async function playersAgain(
  gameId: number,
  prediction: number,
  grid: ScoreGrid,
): Promise<ComparedLine | undefined> {
  const [{ recipe, predictionId }, said] = await Promise.all([
    gameRecipe(gameId),
    gameLinesSaid(gameId),
  ]);
  if (predictionId !== prediction || said.predictionId !== prediction) return undefined;
  const { published, rerun } = await askPlayers({
    ask: 'again',
    recipe,
    grid,
    published: said.players,
  });
  return comparedPlayers(published, rerun);
}
