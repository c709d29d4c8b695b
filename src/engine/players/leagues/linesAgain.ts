import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { DrawnLine, PlayersRecipe } from '#domain/players/line.ts';
import { hasPlayers, type PlayerLeague } from '#domain/players/statNames.ts';
import { ENGINE_VERSION } from '../../version.ts';
import type { LeaguePlayers } from './leaguePlayers.ts';
import { type LinesAsked, sayLines } from './sayLines.ts';
import { withoutPlayers } from './withoutPlayers.ts';

/** The league of a recipe. Throws an InputError for one without players. */
export function leagueOfRecipe({ league }: Pick<PlayersRecipe, 'league'>): PlayerLeague {
  const found = findLeague(league);
  if (found !== undefined && hasPlayers(found)) return found;
  throw new InputError(`${league} has no players`, 'league');
}

/**
 * Why lines drawn from a recipe now would differ from those that were published: another engine, or earlier parameters; undefined
 * where they are the same.
 * @param paramsHash SHA-256, hex, of the canonical JSON of this build's parameters of the league
 */
export function whyDifferent(recipe: PlayersRecipe, paramsHash: string): InputError | undefined {
  const { engineVersion } = recipe;
  if (engineVersion !== ENGINE_VERSION)
    return new InputError(
      `the players’ lines were made with engine ${engineVersion}, and this is ${ENGINE_VERSION}`,
      'engineVersion',
    );
  return recipe.paramsHash === paramsHash
    ? undefined
    : new InputError('the players’ lines were made with earlier parameters', 'paramsHash');
}

/** What a recipe's lines are drawn from, but for the grid; with some players out. */
export function squadsAgain(
  { seed, runs, home, away }: PlayersRecipe,
  out: readonly string[] = [],
): Omit<LinesAsked, 'grid'> {
  const side = (squad: PlayersRecipe['home']) =>
    squad === null ? undefined : withoutPlayers(squad, out);
  return { seed, runs, home: side(home), away: side(away) };
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
): readonly DrawnLine[] {
  const different = whyDifferent(recipe, paramsHash);
  if (different) throw different;
  return sayLines(league, { ...squadsAgain(recipe, out), grid });
}
