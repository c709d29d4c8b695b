import { deductedPoints } from '#domain/season/formats/deductions.ts';
import type { TableFormat } from '#domain/season/formats/soccerFormat.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { type Criterion, rank, type TieRules } from '../order/rank.ts';
import type { SeasonRules, SeasonRun, Settled } from '../run.ts';
import { playGame } from '../series.ts';

/** How a league of soccer orders clubs that are level on points. */
export interface TableRules {
  readonly ties: readonly Criterion[];
  readonly by: TieRules['by'];
  /** Borders (2: between second and third) across which clubs level on points play one match. */
  readonly matches?: readonly number[];
}

/** A soccer league's rules: one table, three points a win, and what its places give. */
export function tableRules(
  inputs: SeasonInputs,
  format: TableFormat,
  { ties, by, matches = [] }: TableRules,
): SeasonRules {
  const teams = inputs.teams.map((_, team) => team);
  const deducted = deductedPoints(inputs);
  const tieRules: TieRules = { two: ties, many: ties, by };
  const bits = goalBits(format, teams.length);
  return {
    shape: { goals: format.goals.length, rounds: 0 },
    settle(run, out) {
      const points = (team: number): number =>
        3 * (run.wins[team] ?? 0) + (run.draws[team] ?? 0) - (deducted[team] ?? 0);
      const order = rank(run, teams, points, tieRules);
      for (const border of matches) playForPlace(run, order, border, points);
      for (const [at, team] of order.entries()) {
        out.rank[team] = at + 1;
        out.goals[team] = bits[at] ?? 0;
      }
      crown(out, order[0]);
    },
  };
}

function crown({ reached }: Settled, champion: number | undefined): void {
  if (champion !== undefined) reached[champion] = 1;
}

/** Two clubs on both sides of a border change places if they are level on points and the lower one wins a match. */
function playForPlace(
  run: SeasonRun,
  order: number[],
  border: number,
  points: (team: number) => number,
): void {
  const upper = order[border - 1];
  const lower = order[border];
  if (upper === undefined || lower === undefined || points(upper) !== points(lower)) return;
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
