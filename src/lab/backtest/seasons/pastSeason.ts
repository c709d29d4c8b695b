import type { SeasonFormat } from '#domain/season/seasonFormat.ts';
import type { KnownSeason } from './fields/knownSeasons.ts';

/** A season that is over, with how it was decided. */
export interface PastSeason extends KnownSeason {
  readonly format: SeasonFormat;
  /** Where the results do not tell (NCAAF): who was chosen for the postseason, best seed first, and who won it. */
  readonly chosen?: { readonly field: readonly string[]; readonly champion: string };
}
