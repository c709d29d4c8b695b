import type { PredictedGame } from '../game/game.ts';
import { type Side, teamOn } from '../game/predictedWinner.ts';
import { LEAGUES } from '../leagues/league.ts';
import { lineup, type Starter } from './lineup.ts';
import { positionGroup } from './positions.ts';

/** One line of a lineup: the known starter, or the placeholders of one position group. */
interface LineupRow extends Omit<Starter, 'placeholder'> {
  /** Number of places it covers. */
  readonly places: number;
}

/** "3–5, 11" */
function numbersText(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** "55 rec yds", or by position: "WR 55 rec yds; TE 39 rec yds". */
function linesText(group: readonly Starter[]): string {
  const lines = new Map(group.map(({ position, line }) => [position, line]));
  const [only, ...others] = new Set(lines.values());
  if (only !== undefined && others.length === 0) return only;
  return [...lines].map(([position, line]) => `${position} ${line}`).join('; ');
}

function folded(team: string, first: Starter, group: readonly Starter[]): LineupRow {
  const { placeholder: _, ...row } = first;
  if (group.length === 1) return { ...row, places: 1 };
  const numbers = group.flatMap(({ placeholder }) => placeholder ?? []);
  return {
    ...row,
    position: [...new Set(group.map(({ position }) => position))].join(', '),
    name: `${team} Starters ${numbersText(numbers)}`,
    line: linesText(group),
    places: group.length,
  };
}

/** A side's lineup for display: one line for the known starter, one of placeholders per position group. */
export function lineupRows(game: PredictedGame, side: Side): readonly LineupRow[] {
  const { sport } = LEAGUES[game.league];
  const starters = lineup(game, side);
  const groupOf = ({ position }: Starter) =>
    starters.filter(
      (other) =>
        other.placeholder !== undefined && positionGroup(sport, position).includes(other.position),
    );
  return starters.flatMap((starter): readonly LineupRow[] => {
    if (starter.placeholder === undefined) return [{ ...starter, places: 1 }];
    const group = groupOf(starter);
    return group[0] === starter ? [folded(teamOn(game, side).shortName, starter, group)] : [];
  });
}
