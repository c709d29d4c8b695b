import type { FileGame } from '../../../fit/row.ts';

/** Games' worth of an average team that each rating is drawn toward. */
const RIDGE = 2;
const ADVANTAGE = 2.5;
const MOST_MARGIN = 28;
const ROUNDS = 60;

/**
 * Ratings in points from one season's margins alone, for the check of fields: least squares with a ridge, home advantage taken off and
 * margins cut. They stand in for the site's ratings, which also know earlier seasons and lines.
 */
export function seasonRatings(games: readonly FileGame[], teams: readonly string[]): number[] {
  const numbers = new Map(teams.map((team, at) => [team, at]));
  const rows = games.flatMap(({ homeKey, awayKey, homeScore, awayScore, neutralSite }) => {
    const home = numbers.get(homeKey);
    const away = numbers.get(awayKey);
    if (home === undefined || away === undefined) return [];
    const margin = homeScore - awayScore - (neutralSite ? 0 : ADVANTAGE);
    return [{ home, away, margin: Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, margin)) }];
  });
  let ratings = teams.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sum = teams.map(() => 0);
    const count = teams.map(() => RIDGE);
    for (const { home, away, margin } of rows) {
      sum[home] = (sum[home] ?? 0) + margin + (ratings[away] ?? 0);
      sum[away] = (sum[away] ?? 0) - margin + (ratings[home] ?? 0);
      count[home] = (count[home] ?? 0) + 1;
      count[away] = (count[away] ?? 0) + 1;
    }
    ratings = ratings.map((_, team) => (sum[team] ?? 0) / (count[team] ?? 1));
  }
  return ratings;
}
