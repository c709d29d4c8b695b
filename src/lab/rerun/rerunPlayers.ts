import { gamePlayers, gamePlayersRecipe } from '#contract/players/gamePlayers.ts';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { ComparedLine } from '#domain/rerun/compare.ts';
import { PlainError } from '#local/plainError.ts';
import { comparePlayers } from './comparePlayers.ts';

async function read(page: string, path: string, gameId: number): Promise<unknown> {
  const address = new URL(path.replace(':id', String(gameId)), page);
  const answer = await fetch(address);
  if (!answer.ok) throw new PlainError(`${address} answers ${answer.status}: no players’ lines.`);
  return answer.json();
}

/**
 * The same of a page's game, read from the site that the page is of; or in words why they are not compared.
 * Throws a PlainError for a site that does not answer.
 */
export async function rerunPlayers(
  page: string,
  gameId: number,
  prediction: number,
  outcome: unknown,
): Promise<ComparedLine | string> {
  const recipe = gamePlayersRecipe.answer.parse(await read(page, gamePlayersRecipe.path, gameId));
  const said = gamePlayers.answer.parse(await read(page, gamePlayers.path, gameId));
  if (recipe.predictionId !== prediction || said.predictionId !== prediction)
    return 'the players’ lines are those of a newer forecast than this page';
  return comparePlayers(said.players, recipe.recipe, outcome as ScoreGrid);
}
