import { isoDay } from './day.ts';
import { goalRows } from './goalTable.ts';
import { trustedFilter } from './marginForecast.ts';
import type { LeagueRatings, MarginRatings } from './types.ts';

export interface RatingRow {
  readonly key: string;
  /** Points (goals, runs) better than the league's average team at a neutral site. */
  readonly rating: number;
  /** Standard deviation of that, same unit. */
  readonly sd: number;
  /** Games it has learned from. */
  readonly games: number;
}

/** The teams of the newest season with games and the one before, best first; equal ratings by key. */
export function ratingTable(ratings: LeagueRatings): RatingRow[] {
  const rows = ratings.kind === 'goals' ? goalRows(ratings) : marginRows(ratings);
  const mean = rows.reduce((sum, row) => sum + row.rating, 0) / Math.max(rows.length, 1);
  return rows
    .map((row) => ({ ...row, rating: row.rating - mean }))
    .sort((one, other) => other.rating - one.rating || (one.key < other.key ? -1 : 1));
}

function marginRows(ratings: MarginRatings): RatingRow[] {
  const which = trustedFilter(ratings);
  const newest = newestSeason(ratings.teams);
  return Object.entries(ratings.teams)
    .filter(([, team]) => team.season >= newest - 1)
    .map(([key, team]) => ({
      key,
      rating: team[which],
      sd: Math.sqrt(team[`${which}Var`]),
      games: team.games,
    }));
}

const newestSeason = (teams: Readonly<Record<string, { readonly season: number }>>): number =>
  Math.max(...Object.values(teams).map((team) => team.season));

/** Day of the last result the ratings have learned from, YYYY-MM-DD (carrying them forward moves it). */
export const learnedTo = (ratings: LeagueRatings): string => isoDay(ratings.day);
