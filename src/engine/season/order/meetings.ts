import type { SeasonRun } from '../run.ts';
import { playGame } from '../series.ts';
import type { Criterion } from './rank.ts';

/** What soccer clubs made of their games against each other, one entry for each of the tied. */
interface Meetings {
  readonly games: number[];
  readonly points: number[];
  readonly scored: number[];
  readonly conceded: number[];
  readonly awayGoals: number[];
}

/**
 * Games among the tied, from each one's view; undefined unless every pair has played both of its games: until then leagues that put
 * the head-to-head first go by goal difference (RFEF, FIGC).
 */
function meetingsOf(run: SeasonRun, tied: readonly number[]): Meetings | undefined {
  const none = () => tied.map(() => 0);
  const all: Meetings = {
    games: none(),
    points: none(),
    scored: none(),
    conceded: none(),
    awayGoals: none(),
  };
  for (const [at, team] of tied.entries()) add(run, tied, at, team, all);
  const whole = 2 * (tied.length - 1);
  return all.games.every((games) => games === whole) ? all : undefined;
}

function add(
  { home, away, homeScore, awayScore, gamesOf }: SeasonRun,
  tied: readonly number[],
  at: number,
  team: number,
  all: Meetings,
): void {
  let points = 0;
  let scored = 0;
  let conceded = 0;
  let awayGoals = 0;
  let games = 0;
  for (const game of gamesOf[team] ?? []) {
    const atHome = home[game] === team;
    if (!tied.includes((atHome ? away[game] : home[game]) ?? -1)) continue;
    const own = (atHome ? homeScore[game] : awayScore[game]) ?? 0;
    const other = (atHome ? awayScore[game] : homeScore[game]) ?? 0;
    games += 1;
    scored += own;
    conceded += other;
    if (!atHome) awayGoals += own;
    if (own > other) points += 3;
    else if (own === other) points += 1;
  }
  all.games[at] = games;
  all.points[at] = points;
  all.scored[at] = scored;
  all.conceded[at] = conceded;
  all.awayGoals[at] = awayGoals;
}

/** Points in games among the tied clubs. */
export const meetingPoints: Criterion = (run, tied) => meetingsOf(run, tied)?.points;

/** Goals scored less conceded in games among the tied clubs. */
export const meetingDifference: Criterion = (run, tied) => {
  const all = meetingsOf(run, tied);
  return all?.scored.map((scored, at) => scored - (all.conceded[at] ?? 0));
};

/** Goals scored away in games among the tied clubs. */
export const meetingAwayGoals: Criterion = (run, tied) => meetingsOf(run, tied)?.awayGoals;

/** Goals scored away in all games. */
export const awayGoals: Criterion = ({ away, awayScore, gamesOf }, tied) =>
  tied.map((team) => {
    let goals = 0;
    for (const game of gamesOf[team] ?? []) if (away[game] === team) goals += awayScore[game] ?? 0;
    return goals;
  });

/** One match at a neutral ground between two; does not apply to more. */
export const decider: Criterion = (run, tied) => {
  const [one, other] = tied;
  if (one === undefined || other === undefined || tied.length > 2) return undefined;
  return playGame(run, one, other, true) ? [1, 0] : [0, 1];
};
