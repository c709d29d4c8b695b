import type { SeasonRun } from '../run.ts';
import { playGame } from '../series.ts';
import type { Criterion } from './rank.ts';

/** What soccer clubs made of their games against each other, one entry for each of the tied. */
interface Meetings {
  readonly points: number[];
  readonly difference: number[];
  readonly awayGoals: number[];
}

/** Criteria that read the games of soccer clubs against each other. */
interface MeetingCriteria {
  /** Points in games among the tied clubs. */
  readonly points: Criterion;
  /** Goals scored less conceded in games among the tied clubs. */
  readonly difference: Criterion;
  /** Goals scored away in games among the tied clubs. */
  readonly awayGoals: Criterion;
}

/** Criteria of a double round-robin of some teams. */
export function meetingCriteria(teams: number): MeetingCriteria {
  const gameAt = gameFinder(teams);
  /** Undefined unless every pair has played both of its games: until then leagues go by goal difference (RFEF, FIGC). */
  const meetingsOf = (run: SeasonRun, tied: readonly number[]): Meetings | undefined => {
    const at = gameAt(run);
    const none = () => tied.map(() => 0);
    const all = { points: none(), difference: none(), awayGoals: none() };
    for (const [host, home] of tied.entries()) {
      for (const [guest, away] of tied.entries()) {
        if (host === guest) continue;
        const game = at(home, away);
        if (game < 0) return undefined;
        addGame(all, host, guest, run.homeScore[game] ?? 0, run.awayScore[game] ?? 0);
      }
    }
    return all;
  };
  return {
    points: (run, tied) => meetingsOf(run, tied)?.points,
    difference: (run, tied) => meetingsOf(run, tied)?.difference,
    awayGoals: (run, tied) => meetingsOf(run, tied)?.awayGoals,
  };
}

function addGame(
  { points, difference, awayGoals: goals }: Meetings,
  host: number,
  guest: number,
  homeScore: number,
  awayScore: number,
): void {
  const add = (list: number[], team: number, value: number) => {
    list[team] = (list[team] ?? 0) + value;
  };
  add(points, host, homeScore > awayScore ? 3 : homeScore === awayScore ? 1 : 0);
  add(points, guest, homeScore < awayScore ? 3 : homeScore === awayScore ? 1 : 0);
  add(difference, host, homeScore - awayScore);
  add(difference, guest, awayScore - homeScore);
  add(goals, guest, awayScore);
}

/** Finds the game of two teams by who is at home, −1 if there is none. The schedule is read anew only when its arrays are others. */
function gameFinder(teams: number) {
  const games = new Int32Array(teams * teams);
  const read: { schedule?: SeasonRun['gamesOf'] } = {};
  return (run: SeasonRun) => {
    if (run.gamesOf !== read.schedule) {
      read.schedule = run.gamesOf;
      games.fill(-1);
      for (const [game, home] of run.home.entries()) {
        games[home * teams + (run.away[game] ?? 0)] = game;
      }
    }
    return (home: number, away: number): number => games[home * teams + away] ?? -1;
  };
}

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
