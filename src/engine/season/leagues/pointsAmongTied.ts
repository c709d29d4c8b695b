import type { Criterion } from '../order/rank.ts';
import type { SeasonRun } from '../run.ts';

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
