import type { OddsByTeam } from '#domain/season/oddsByTeam.ts';
import type { SeasonFigures } from '#domain/season/seasonFigures.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonRecipe } from '#domain/season/seasonView.ts';
import { canonicalJson } from '#slate/archive/hash.ts';

/** A day's season odds in their ledger form: enough to play the season again. */
export function seasonLine(
  { league, season, day, left }: SeasonInputs,
  sample: boolean,
  { engineVersion, seed, runs, inputsHash }: SeasonRecipe,
  odds: OddsByTeam,
): string {
  return canonicalJson({
    type: 'season',
    season: { league, season, day, sample },
    recipe: { engineVersion, seed, runs },
    inputsHash,
    games: left.home.length,
    odds,
  });
}

/** How a season ended, and how its odds scored, in the ledger's form. */
export function seasonGradeLine(
  { league, season }: Pick<SeasonInputs, 'league' | 'season'>,
  came: Readonly<Record<string, readonly string[]>>,
  days: number,
  figures: readonly SeasonFigures[],
): string {
  return canonicalJson({
    type: 'seasongrade',
    season: { league, season, sample: false },
    came,
    lines: days,
    figures,
  });
}
