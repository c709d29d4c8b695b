import { meanOrZero } from '#domain/numbers/numbers.ts';
import { type Belief, covariance, varianceOf } from './belief.ts';
import { isoDay } from './day.ts';
import { goalRows } from './goals/table.ts';
import { beliefRow, type MarginFilter } from './margin/filter.ts';
import { marginFilterOf, trustedFilter } from './margin/forecast.ts';
import { thaw } from './margin/state.ts';
import type { RatingRow } from './ratingRow.ts';
import type { LeagueRatings, MarginRatings } from './types.ts';

/** The teams of the newest season with games and the one before, best first; equal ratings by key. */
export function ratingTable(ratings: LeagueRatings): RatingRow[] {
  const rows = ratings.kind === 'goals' ? goalRows(ratings) : marginRows(ratings);
  const mean = meanOrZero(rows.map((row) => row.rating));
  return rows
    .map((row) => ({ ...row, rating: row.rating - mean }))
    .sort((one, other) => other.rating - one.rating || (one.key < other.key ? -1 : 1));
}

function marginRows(ratings: MarginRatings): RatingRow[] {
  const state = thaw(ratings);
  const which = trustedFilter(ratings);
  const newest = newestSeason(ratings.teams);
  const listed = [...state.roster.records.entries()].filter(
    ([, { season }]) => season >= newest - 1,
  );
  const filter = marginFilterOf(state, which);
  const sds = relativeSds(
    filter.belief,
    listed.map(([team]) => beliefRow(filter, team)),
  );
  return listed.map(([team, { key, games, starters }], at) => ({
    key,
    rating: (filter.belief.mean[beliefRow(filter, team)] ?? 0) + worth(filter, starters),
    sd: sds[at] ?? 0,
    games,
  }));
}

/** Points that a team's recent starters add to it: the table shows teams with their starters. */
const worth = ({ belief, starters }: MarginFilter, recent: readonly number[]): number =>
  meanOrZero(recent.map((starter) => belief.mean[starters.rows[starter] ?? -1] ?? 0));

/**
 * SD of each number's distance from their mean. Only differences between teams are ever observed: if covariances are kept, the
 * uncertainty that all share does not count. If only variances are kept, the numbers' own SDs.
 */
function relativeSds(belief: Belief, numbers: readonly number[]): number[] {
  if (!belief.full) return numbers.map((number) => Math.sqrt(varianceOf(belief, number)));
  const shared = numbers.map((one) =>
    meanOrZero(numbers.map((other) => covariance(belief, one, other))),
  );
  const common = meanOrZero(shared);
  return numbers.map((number, at) =>
    Math.sqrt(Math.max(varianceOf(belief, number) - 2 * (shared[at] ?? 0) + common, 0)),
  );
}

const newestSeason = (teams: Readonly<Record<string, { readonly season: number }>>): number =>
  Math.max(...Object.values(teams).map((team) => team.season));

/** Day of the last result learned from, YYYY-MM-DD (carrying the ratings forward moves it). */
export const learnedTo = (ratings: LeagueRatings): string => isoDay(ratings.day);
