import type { HingeCounts, HingeResult, SeasonCounts } from '#domain/season/seasonCounts.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { pointsOfRun } from './points.ts';
import { seasonResult } from './result.ts';
import type { SettledGame } from './run.ts';
import type { RunInWork } from './seasonRun.ts';

/** Bits of a team's goals. */
export const MOST_TALLIED_GOALS = 16;
const MOST_ROUNDS = 15;

/** Counts seasons, each by its weight. */
export class SeasonTally {
  private readonly teams: number;
  /** Goals that there is room for. */
  private readonly most: number;
  private readonly width: number;
  private readonly points: (run: RunInWork, team: number) => number;
  private readonly goals: Float64Array;
  private readonly ranks: Float64Array;
  private readonly wins: Float64Array;
  private readonly reached: Float64Array;
  private readonly hinges: number;
  private readonly hingeRuns: Float64Array;
  private readonly hingeGoals: Float64Array;
  /** Goals of teams that this run reached, as goal · teams + team. */
  private readonly seen: Int32Array;
  private weight = 0;

  constructor(inputs: SeasonInputs, run: RunInWork, hinges: number, goals = MOST_TALLIED_GOALS) {
    this.most = goals;
    const size = inputs.teams.length;
    this.teams = size;
    this.points = pointsOfRun(inputs);
    const games = Math.max(0, ...run.gamesOf.map(({ length }) => length));
    this.width = 3 * games + 1;
    this.goals = new Float64Array(this.most * size);
    this.ranks = new Float64Array(size * (size + 1));
    this.wins = new Float64Array(size * this.width);
    this.reached = new Float64Array(size * (MOST_ROUNDS + 1));
    this.hinges = hinges;
    this.hingeRuns = new Float64Array(hinges * 3);
    this.hingeGoals = new Float64Array(hinges * 3 * this.most * size);
    this.seen = new Int32Array(this.most * size);
  }

  add(run: RunInWork, settled: SettledGame, weight: number): void {
    const { teams, width, goals, ranks, wins, reached, seen } = this;
    this.weight += weight;
    let found = 0;
    for (let team = 0; team < teams; team++) {
      let bits = settled.goals[team] ?? 0;
      for (let goal = 0; bits !== 0 && goal < this.most; goal++, bits >>= 1) {
        if ((bits & 1) === 0) continue;
        const at = goal * teams + team;
        goals[at] = (goals[at] ?? 0) + weight;
        seen[found++] = at;
      }
      const rank = team * (teams + 1) + (settled.rank[team] ?? 0);
      ranks[rank] = (ranks[rank] ?? 0) + weight;
      const won = team * width + this.points(run, team);
      wins[won] = (wins[won] ?? 0) + weight;
      const rounds = team * (MOST_ROUNDS + 1) + (settled.reached[team] ?? 0);
      reached[rounds] = (reached[rounds] ?? 0) + weight;
    }
    const { hinges, hingeRuns, hingeGoals } = this;
    for (let hinge = 0; hinge < hinges; hinge++) {
      const group = 3 * hinge + seasonResult(run, run.firstLeft + hinge);
      hingeRuns[group] = (hingeRuns[group] ?? 0) + weight;
      const start = group * this.most * teams;
      for (let at = 0; at < found; at++) {
        const to = start + (seen[at] ?? 0);
        hingeGoals[to] = (hingeGoals[to] ?? 0) + weight;
      }
    }
  }

  /**
   * @param shape how many goals and rounds the league has
   * @param listed how many of the teams are in the league's table
   */
  counts(
    runs: number,
    listed: number,
    shape: { readonly goals: number; readonly rounds: number },
  ): SeasonCounts {
    const { teams, width } = this;
    const each = <T>(make: (team: number) => T): T[] =>
      Array.from({ length: listed }, (_, team) => make(team));
    const goalsIn = (counts: Float64Array, start: number): number[][] =>
      Array.from({ length: shape.goals }, (_, goal) =>
        Array.from(counts.subarray(start + goal * teams, start + goal * teams + listed)),
      );
    const result = (group: number): HingeResult => ({
      runs: this.hingeRuns[group] ?? 0,
      goals: goalsIn(this.hingeGoals, group * this.most * teams),
    });
    const hinge = (_: unknown, game: number): HingeCounts => ({
      game,
      results: [result(3 * game), result(3 * game + 1), result(3 * game + 2)],
    });
    return {
      runs,
      weight: this.weight,
      goals: goalsIn(this.goals, 0),
      ranks: each((team) => {
        const start = team * (teams + 1);
        return trimmed(this.ranks.subarray(start + 1, start + teams + 1));
      }),
      wins: each((team) => trimmed(this.wins.subarray(team * width, (team + 1) * width))),
      reached: each((team) => this.roundsOf(team, shape.rounds)),
      hinges: Array.from({ length: this.hinges }, hinge),
    };
  }

  /** Seasons in which a team came at least so far: each round, and the title. */
  private roundsOf(team: number, rounds: number): number[] {
    const start = team * (MOST_ROUNDS + 1);
    const out: number[] = [];
    for (let round = 1; round <= rounds + 1; round++) {
      let sum = 0;
      for (let more = round; more <= MOST_ROUNDS; more++) sum += this.reached[start + more] ?? 0;
      out.push(sum);
    }
    return out;
  }

  /** The most that was seen: for rules that do not say what their league has. */
  seenShape(): { readonly goals: number; readonly rounds: number } {
    const { teams } = this;
    const goals = this.goals.findLastIndex((count) => count > 0);
    let rounds = 0;
    for (const [at, count] of this.reached.entries()) {
      if (count > 0) rounds = Math.max(rounds, at % (MOST_ROUNDS + 1));
    }
    return { goals: Math.floor(goals / teams) + 1, rounds: Math.max(rounds - 1, 0) };
  }
}

/** Without the zeros at its end. */
function trimmed(counts: Float64Array): number[] {
  return Array.from(counts.subarray(0, counts.findLastIndex((count) => count > 0) + 1));
}
