import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { PlayerLine, PlayersRecipe } from '#domain/players/line.ts';
import type { ComparedLine } from '#domain/rerun/compare.ts';
import { comparedPlayers, drawnLines, publishedAlone } from '#domain/rerun/comparePlayers.ts';
import { outcomeHash } from '#domain/rerun/outcomeHash.ts';
import { leaguePlayersOf } from '#engine/players/leagues/index.ts';
import { leagueOfRecipe, linesAgain } from '#engine/players/leagues/linesAgain.ts';

/** Published lines beside those drawn again here from their recipe, given simulated scores. Throws as `linesAgain` does. */
export async function comparePlayers(
  published: readonly PlayerLine[],
  recipe: PlayersRecipe,
  grid: ScoreGrid,
): Promise<ComparedLine> {
  const league = await leaguePlayersOf(leagueOfRecipe(recipe));
  const drawn = linesAgain(league, outcomeHash(league.params), recipe, grid);
  return comparedPlayers(
    outcomeHash(drawnLines(published)),
    outcomeHash(drawnLines(publishedAlone(published, drawn))),
  );
}
