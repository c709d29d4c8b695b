import { difference, scoredInAll } from '../order/criteria.ts';
import type { Criterion, TieRules } from '../order/rank.ts';
import type { SeasonRun } from '../run.ts';
import type { NhlStandings } from './nhlStandings.ts';

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

/**
 * Share of the points in games among the tied teams. Where two of them met an odd number of times, the first game in the city
 * that had one more does not count. Does not apply if one of them met none of the others.
 */
export const pointsAmongTied: Criterion = (run, tied) => {
  const points = tied.map(() => 0);
  const games = tied.map(() => 0);
  for (const [at, team] of tied.entries()) {
    for (const [place, other] of tied.entries()) {
      if (place <= at) continue;
      for (const game of meetingsThatCount(run, team, other)) {
        const own = pointsOf(run, game, team);
        const others = pointsOf(run, game, other);
        points[at] = (points[at] ?? 0) + own;
        points[place] = (points[place] ?? 0) + others;
        games[at] = (games[at] ?? 0) + 1;
        games[place] = (games[place] ?? 0) + 1;
      }
    }
  }
  if (games.includes(0)) return undefined;
  return points.map((sum, at) => sum / (2 * (games[at] ?? 1)));
};

/** The two teams' games, in order of day, without the odd one. */
function meetingsThatCount(run: SeasonRun, one: number, other: number): number[] {
  const games: number[] = [];
  let atOne = 0;
  for (const game of run.gamesOf[one] ?? []) {
    if (run.home[game] === other) games.push(game);
    else if (run.away[game] === other) {
      games.push(game);
      atOne += 1;
    }
  }
  if (games.length % 2 === 0) return games;
  const city = 2 * atOne > games.length ? one : other;
  const odd = games.find((game) => run.home[game] === city);
  return games.filter((game) => game !== odd);
}

/** Two for a win, one for a loss in overtime or by shoot-out. */
function pointsOf(run: SeasonRun, game: number, team: number): number {
  const homeWon = (run.homeScore[game] ?? 0) > (run.awayScore[game] ?? 0);
  if (homeWon === (run.home[game] === team)) return 2;
  return run.extra[game] === 0 ? 0 : 1;
}
