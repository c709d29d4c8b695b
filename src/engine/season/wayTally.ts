import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { WAY_LETTERS, type WayLeft, type WaysLeft } from '#domain/season/waysLeft.ts';
import { pointsOfRun } from './points.ts';
import { seasonResult } from './result.ts';
import type { SettledGame } from './run.ts';
import type { RunInWork } from './seasonRun.ts';
import { MOST_TALLIED_GOALS } from './tally.ts';

/** So many games left are told result by result: 27 ways at most. */
const MOST_BY_RESULT = 3;
/** Results of a game: won, drawn, lost. */
const RESULTS = WAY_LETTERS.length;
/** Ways of 0, 1, 2 and 3 games. */
const WAYS = [1, 3, 9, 27] as const;

/** A team's groups of seasons. */
interface Own {
  readonly team: number;
  readonly by: WaysLeft['by'];
  /** Places of its games in `left`. */
  readonly games: readonly number[];
  /** What the table counted before the games left. */
  readonly before: number;
  /** Seasons of each group, and goals of each: as group · goals + goal. */
  readonly runs: Float64Array;
  readonly goals: Float64Array;
}

/** Counts each team's seasons by its own games left. It uses no random numbers, so all other counts stay what they are. */
export class WayTally {
  private readonly most: number;
  private readonly points: (run: RunInWork, team: number) => number;
  private readonly own: readonly Own[];

  /** @param run before its first season */
  constructor(inputs: SeasonInputs, run: RunInWork, goals = MOST_TALLIED_GOALS) {
    const { home, away } = inputs.left;
    this.most = goals;
    this.points = pointsOfRun(inputs);
    this.own = inputs.teams.map((_, team) => {
      const games = [...home.keys()].filter((game) => home[game] === team || away[game] === team);
      const few = games.length <= MOST_BY_RESULT;
      const groups = few ? (WAYS[games.length] ?? 1) : RESULTS * games.length + 1;
      return {
        team,
        by: few ? 'byResult' : 'byGain',
        games,
        before: this.points(run, team),
        runs: new Float64Array(groups),
        goals: new Float64Array(groups * goals),
      };
    });
  }

  add(run: RunInWork, settled: SettledGame, weight: number): void {
    for (const own of this.own) {
      const { runs, goals } = own;
      const group = own.by === 'byResult' ? resultsOf(run, own) : this.gained(run, own);
      runs[group] = (runs[group] ?? 0) + weight;
      let bits = settled.goals[own.team] ?? 0;
      for (let at = group * this.most; bits !== 0; at++, bits >>= 1) {
        if ((bits & 1) === 1) goals[at] = (goals[at] ?? 0) + weight;
      }
    }
  }

  private gained(run: RunInWork, { team, before }: Own): number {
    return this.points(run, team) - before;
  }

  /**
   * @param listed how many of the teams are in the league's table
   * @param goals how many goals the league has
   */
  ways(listed: number, goals: number): readonly WaysLeft[] {
    return this.own.slice(0, listed).map((own) => {
      const groups = [...own.runs.keys()].filter((group) => (own.runs[group] ?? 0) > 0);
      const bestFirst = own.by === 'byResult' ? groups : groups.toReversed();
      return {
        by: own.by,
        games: own.games,
        ways: bestFirst.map((group): WayLeft => {
          const at = group * this.most;
          return {
            way: own.by === 'byResult' ? lettersOf(group, own.games.length) : String(group),
            runs: own.runs[group] ?? 0,
            goals: Array.from(own.goals.subarray(at, at + goals)),
          };
        }),
      };
    });
  }
}

/** The group of a team's results: digits to base three, the first game's the highest. */
function resultsOf(run: RunInWork, { team, games }: Own): number {
  let group = 0;
  for (const game of games) {
    const at = run.firstLeft + game;
    const result = seasonResult(run, at);
    group = RESULTS * group + (run.home[at] === team ? result : RESULTS - 1 - result);
  }
  return group;
}

function lettersOf(group: number, games: number): string {
  let letters = '';
  for (let game = 0, rest = group; game < games; game++, rest = Math.floor(rest / RESULTS)) {
    letters = `${WAY_LETTERS[rest % RESULTS] ?? ''}${letters}`;
  }
  return letters;
}
