import type { League } from '#domain/leagues/league.ts';
import { initialRatings, ratingTable } from '#engine/index.ts';

/** By two teams' keys the home side's rating less the away side's, in points, runs or goals; a team without one has 0. */
type EdgeOf = (home: string | undefined, away: string | undefined) => number;

/** The edges of a league's sample games, from the committed ratings. */
export function sampleEdges(league: League): EdgeOf {
  const ratings = new Map(
    ratingTable(initialRatings(league)).map(({ key, rating }) => [key, rating]),
  );
  const ratingOf = (key: string | undefined): number => ratings.get(key ?? '') ?? 0;
  return (home, away) => ratingOf(home) - ratingOf(away);
}
