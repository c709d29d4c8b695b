import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { PlayersRecipe } from '#domain/players/line.ts';
import { hasPlayers, type PlayerLeague } from '#domain/players/statNames.ts';
import { ENGINE_VERSION } from '../../version.ts';
import type { LeaguePlayers } from './leaguePlayers.ts';
import { type SaidLine, sayLines } from './sayLines.ts';
import { withoutPlayers } from './withoutPlayers.ts';

/** The league of a recipe. Throws an InputError for one without players. */
export function leagueOfRecipe({ league }: Pick<PlayersRecipe, 'league'>): PlayerLeague {
  const found = findLeague(league);
  if (found !== undefined && hasPlayers(found)) return found;
  throw new InputError(`${league} has no players`, 'league');
}

/**
 * A game's players' lines drawn again from their recipe, to the same digits; or with some of them out.
 * @param paramsHash SHA-256, hex, of the canonical JSON of this build's parameters of the league
 * Throws an InputError for a recipe of another engine or of earlier parameters, whose lines would differ.
 */
export function linesAgain(
  league: LeaguePlayers,
  paramsHash: string,
  recipe: PlayersRecipe,
  grid: ScoreGrid,
  out: readonly string[] = [],
): readonly SaidLine[] {
  const { engineVersion, seed, runs, home, away } = recipe;
  if (engineVersion !== ENGINE_VERSION)
    throw new InputError(
      `the players’ lines were made with engine ${engineVersion}, and this is ${ENGINE_VERSION}`,
      'engineVersion',
    );
  if (recipe.paramsHash !== paramsHash)
    throw new InputError('the players’ lines were made with earlier parameters', 'paramsHash');
  const side = (squad: PlayersRecipe['home']) => squad && withoutPlayers(squad, out);
  return sayLines(league, {
    home: side(home) ?? undefined,
    away: side(away) ?? undefined,
    grid,
    seed,
    runs,
  });
}
