import type { FileGame } from '../../fit/row.ts';
import type { KnownSeason } from './fields/knownSeasons.ts';

/** Seasons in which every club has met every other at home. */
export function doubleRounds(games: readonly FileGame[]): KnownSeason[] {
  const seasons = [...new Set(games.map(({ season }) => season))].sort((a, b) => a - b);
  return seasons.flatMap((season) => {
    const regular = games.filter((game) => game.season === season);
    const clubs = new Set(regular.map(({ homeKey }) => homeKey)).size;
    return regular.length === clubs * (clubs - 1) ? [{ season, regular, postseason: [] }] : [];
  });
}
