import { LEAGUES, type League } from '../leagues/league.ts';

/** "2026"; "2026–27" of a season that is named by its last year. */
export function seasonName(league: League, season: number): string {
  if (LEAGUES[league].season.named !== 'endYear') return String(season);
  return `${season - 1}–${String(season % 100).padStart(2, '0')}`;
}
