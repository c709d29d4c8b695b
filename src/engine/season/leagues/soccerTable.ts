import { deductedPoints } from '#domain/season/formats/deductions.ts';
import type { TableFormat } from '#domain/season/formats/soccerFormat.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { type Criterion, rankTeams, type TieRules } from '../order/rank.ts';
import type { SeasonRules, SeasonRun, SettledGame } from '../run.ts';
import { playGame } from '../series.ts';

/** How a league of soccer orders clubs that are level on points. */
interface TableRules {
  readonly ties: readonly Criterion[];
  readonly by: TieRules['by'];
  /** Goal difference and goals come before `ties`. */
  readonly byGoals?: boolean;
  /** Borders (2: between second and third) across which clubs level on points play one match. */
  readonly matches?: readonly number[];
}

/** A soccer league's rules: one table, three points a win, and what its places give. */
export function tableRules(
  inputs: SeasonInputs,
  format: TableFormat,
  { ties, by, byGoals = false, matches = [] }: TableRules,
): SeasonRules {
  const teams = inputs.teams.map((_, team) => team);
  const deducted = deductedPoints(inputs);
  const tieRules: TieRules = { two: ties, many: ties, by };
  const held = new Int32Array(teams.length);
  const values = new Float64Array(teams.length);
  const bits = goalBits(format, teams.length);
  return {
    shape: { goals: format.goals.length, rounds: 0 },
    settle(run, out) {
      for (const team of teams) {
        held[team] = 3 * (run.wins[team] ?? 0) + (run.draws[team] ?? 0) - (deducted[team] ?? 0);
        values[team] = byGoals ? withGoals(run, team, held[team] ?? 0) : (held[team] ?? 0);
      }
      const order = rankTeams(run, teams, (team) => values[team] ?? 0, tieRules);
      for (const border of matches) playForPlace(run, order, border, held);
      for (const [at, team] of order.entries()) {
        out.rank[team] = at + 1;
        out.goals[team] = bits[at] ?? 0;
      }
      crown(out, order[0]);
    },
  };
}

const MOST_GOALS = 1000;

/** Points, goal difference and goals as one number, in this order. */
const withGoals = ({ scored, conceded }: SeasonRun, team: number, points: number): number => {
  const goals = scored[team] ?? 0;
  return (points * MOST_GOALS + goals - (conceded[team] ?? 0)) * MOST_GOALS + goals;
};

function crown({ reached }: SettledGame, champion: number | undefined): void {
  if (champion !== undefined) reached[champion] = 1;
}

/** Two clubs on both sides of a border change places if they are level on points and the lower one wins a match. */
function playForPlace(run: SeasonRun, order: number[], border: number, points: Int32Array): void {
  const upper = order[border - 1];
  const lower = order[border];
  if (upper === undefined || lower === undefined || points[upper] !== points[lower]) return;
  if (playGame(run, upper, lower, true)) return;
  order[border - 1] = lower;
  order[border] = upper;
}

/** Goals that each place gives, as bits by the goal's place in the format. */
function goalBits({ goals, table }: TableFormat, clubs: number): readonly number[] {
  const firstDown = clubs - table.down + 1;
  const given: Readonly<Record<string, (place: number) => boolean>> = {
    title: (place) => place === 1,
    topFour: (place) => place <= 4,
    europe: (place) => place <= table.europe,
    relegation: (place) => place >= firstDown,
    relegationPlayoff: (place) => place === firstDown - 1,
  };
  return Array.from({ length: clubs }, (_, at) =>
    goals.reduce((bits, { id }, goal) => (given[id]?.(at + 1) ? bits + (1 << goal) : bits), 0),
  );
}
