import {
  boxTotals,
  FOOTBALL_POSITIONS,
  type FootballLine,
  type FootballPosition,
} from '#engine/players/football/box.ts';
import type { ByFootballPosition, Priors } from '#engine/players/football/params.ts';
import { type FootballFiles, type FootballGame, noteKey } from '../games.ts';
import { VISIT_SIDES } from '../visits.ts';

/** Who plays less than this part of the snaps stands for those of whom nothing is known. */
const LITTLE = 0.5;

interface Seen {
  readonly line: FootballLine;
  readonly snaps: number;
  readonly targets: number;
  readonly carries: number;
  readonly depth: number;
  readonly first: boolean;
}

const ratio = (
  rows: readonly Seen[],
  above: (row: Seen) => number,
  below: (row: Seen) => number,
) => {
  const total = (of: (row: Seen) => number): number => rows.reduce((sum, row) => sum + of(row), 0);
  const weight = total(below);
  return weight > 0 ? total(above) / weight : 0;
};

/** What is expected of somebody unknown, by position. */
export function fitPriors(
  files: FootballFiles,
  games: readonly FootballGame[],
): ByFootballPosition<Priors> {
  const seen = seenOf(files, games);
  const of = (position: FootballPosition): Priors => {
    const rows = seen.filter(({ line }) => line.position === position);
    const little = rows.filter(({ snaps }) => snaps > 0 && snaps < LITTLE);
    const usage = position === 'QB' || little.length === 0 ? rows : little;
    const unknown = ratio(
      rows.filter(({ first }) => first),
      ({ snaps }) => snaps,
      () => 1,
    );
    const charted = (depth: number): number => {
      const some = rows.filter((row) => row.depth === depth);
      return some.length > 100
        ? ratio(
            some,
            ({ snaps }) => snaps,
            () => 1,
          )
        : unknown;
    };
    return {
      snaps: [charted(1), charted(2), charted(3), unknown],
      targets: ratio(
        usage,
        ({ line }) => line.targets,
        (row) => row.targets * row.snaps,
      ),
      carries: ratio(
        usage,
        ({ line }) => line.carries,
        (row) => row.carries * row.snaps,
      ),
      catching: ratio(
        rows,
        ({ line }) => line.receptions,
        ({ line }) => line.targets,
      ),
      catchYards: ratio(
        rows,
        ({ line }) => line.receivingYards,
        ({ line }) => line.receptions,
      ),
      catchTouchdowns: ratio(
        rows,
        ({ line }) => line.receivingTouchdowns,
        ({ line }) => line.targets,
      ),
      carryYards: ratio(
        rows,
        ({ line }) => line.rushingYards,
        ({ line }) => line.carries,
      ),
      carryTouchdowns: ratio(
        rows,
        ({ line }) => line.rushingTouchdowns,
        ({ line }) => line.carries,
      ),
    };
  };
  return { QB: of('QB'), RB: of('RB'), WR: of('WR'), TE: of('TE') };
}

/** Every player game with a share of snaps, beside his side's balls and his place on the chart (0 without). */
function seenOf(files: FootballFiles, games: readonly FootballGame[]): Seen[] {
  const met = new Set<string>();
  return games.flatMap(({ box, season, week }) =>
    VISIT_SIDES.flatMap((side) => {
      const { team, lines } = box[side];
      const total = boxTotals(box[side]);
      const depths = new Map<string, number>();
      for (const row of files.charts.get(noteKey(season, week, team)) ?? []) {
        const depth = row.pos === 'FB' ? 3 : Math.min(3, row.depth);
        depths.set(row.playerId, Math.min(depths.get(row.playerId) ?? 9, depth));
      }
      return lines.flatMap((line) => {
        const key = `${line.playerId}|${team}`;
        const first = !met.has(key);
        met.add(key);
        if (line.snapShare === undefined || !FOOTBALL_POSITIONS.includes(line.position)) return [];
        return [
          {
            line,
            snaps: line.snapShare,
            targets: total.targets,
            carries: total.carries,
            depth: depths.get(line.playerId) ?? 0,
            first: first && season > (games[0]?.season ?? 0),
          },
        ];
      });
    }),
  );
}

/** Each position's share of the targets or carries. */
export function fitGroups(
  games: readonly FootballGame[],
  ball: 'targets' | 'carries',
): ByFootballPosition<number> {
  const sums = { QB: 0, RB: 0, WR: 0, TE: 0 };
  for (const { box } of games)
    for (const side of VISIT_SIDES)
      for (const line of box[side].lines) sums[line.position] += line[ball];
  const total = FOOTBALL_POSITIONS.reduce((sum, position) => sum + sums[position], 0) || 1;
  return {
    QB: sums.QB / total,
    RB: sums.RB / total,
    WR: sums.WR / total,
    TE: sums.TE / total,
  };
}
