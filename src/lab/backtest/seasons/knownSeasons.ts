import type { SeasonFormat } from '#domain/season/seasonFormat.ts';
import type { FileGame } from '../../fit/row.ts';

/** A season of the files that is over, with how it was decided. */
export interface KnownSeason {
  readonly season: number;
  readonly format: SeasonFormat;
  /** By day. */
  readonly regular: readonly FileGame[];
  readonly postseason: readonly FileGame[];
}

/**
 * The seasons of a file that are over and whose format is known, ascending. Over: the postseason has been played, or, in a league
 * without one, every club has met every other at home.
 */
export function knownSeasons(
  games: readonly FileGame[],
  formatOf: (season: number) => SeasonFormat | undefined,
): KnownSeason[] {
  const seasons = [...new Set(games.map(({ season }) => season))].sort((a, b) => a - b);
  return seasons.flatMap((season) => {
    const format = formatOf(season);
    const own = games.filter((game) => game.season === season);
    const regular = own.filter(({ postseason }) => !postseason);
    const postseason = own.filter((game) => game.postseason);
    const clubs = new Set(regular.map(({ homeKey }) => homeKey)).size;
    const over = postseason.length > 0 || regular.length === clubs * (clubs - 1);
    return format && over ? [{ season, format, regular, postseason }] : [];
  });
}
