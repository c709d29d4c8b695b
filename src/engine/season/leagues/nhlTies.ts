import { difference, scoredInAll } from '../order/criteria.ts';
import type { Criterion, TieRules } from '../order/rank.ts';
import type { NhlStandings } from './nhlStandings.ts';
import { pointsAmongTied } from './pointsAmongTied.ts';

/** First season, by its end, in which regulation wins come before those in overtime. */
const REGULATION_WINS_FIRST = 2020;

const countOf =
  (values: ArrayLike<number>): Criterion =>
  (_, tied) =>
    tied.map((team) => values[team] ?? 0);

/**
 * How the NHL orders teams of equal points: NHL.com, "Playoff Tie-Breaking Procedure" (read 2026-11-27),
 * https://www.nhl.com/info/standings-info/tie-breaking-procedure. Until 2018–19, from general knowledge: wins but those by
 * shoot-out, points in games among the tied, goal difference.
 */
export function nhlTies(standings: NhlStandings, season: number): TieRules {
  const withoutShootOut = countOf(standings.winsWithoutShootOut);
  const wins: Criterion = (run, tied) => countOf(run.wins)(run, tied);
  const criteria =
    season < REGULATION_WINS_FIRST
      ? [withoutShootOut, pointsAmongTied, difference]
      : [
          countOf(standings.regulationWins),
          withoutShootOut,
          wins,
          pointsAmongTied,
          difference,
          scoredInAll,
        ];
  return { two: criteria, many: criteria, by: 'split' };
}
