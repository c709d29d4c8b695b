import { otherSide, type Side } from '#domain/game/predictedWinner.ts';
import { histogramOf, type ScoreGrid } from '#domain/game/scoreGrid.ts';
import { bandOfScores, scoreBands } from './bands.ts';
import { eachRun, LINE_RUNS } from './eachRun.ts';
import type { Derived, GameLines, LinePlayer } from './gameLines.ts';
import { LineTable } from './lineTable.ts';

/** What a game's drawn lines say of one player. */
export interface PlayerTables {
  readonly playerId: string;
  readonly side: Side;
  /** By the stat's name. */
  readonly tables: ReadonlyMap<string, LineTable>;
}

/**
 * Draws the lines of a game's players in `runs` of its simulated scores, spread evenly over the published grid, and counts them
 * by band of the score. The same grid, lines, seed and runs give the same tables on every machine.
 * @param seed the game's: unsigned 32-bit whole number
 */
export function drawLines(
  lines: GameLines,
  grid: ScoreGrid,
  seed: number,
  runs: number = LINE_RUNS,
  derived: readonly Derived[] = [],
): PlayerTables[] {
  const bands = { home: bandsOf(grid, 'home'), away: bandsOf(grid, 'away') };
  const counted = lines.players.map((player, index) =>
    countedOf(lines, player, index, derived, { home: bands.home.count, away: bands.away.count }),
  );
  eachRun(lines, grid, { seed, runs }, (home, away, out) => {
    const band = { home: bands.home.of[home] ?? 0, away: bands.away.of[away] ?? 0 };
    for (const player of counted) {
      for (const { table, at, given } of player.drawn) table.add(out[at] ?? 0, band[given]);
      for (const { table, value, given } of player.derived)
        table.add(value(out, player.from), band[given]);
    }
  });
  return counted.map(({ playerId, side, tables }) => ({ playerId, side, tables }));
}

/** One player's tables, and where their values come from. */
function countedOf(
  { stats }: GameLines,
  { playerId, side, stats: has }: LinePlayer,
  index: number,
  derived: readonly Derived[],
  bands: Readonly<Record<Side, number>>,
) {
  const from = index * stats.length;
  const tables = new Map<string, LineTable>();
  const tableOf = ({ name, least, given }: Pick<Derived, 'name' | 'least' | 'given'>) => {
    const by = given === 'own' ? side : otherSide(side);
    const table = new LineTable(least, bands[by]);
    tables.set(name, table);
    return { table, given: by };
  };
  const drawn = has.flatMap((stat) => {
    const one = stats[stat];
    return one ? [{ ...tableOf(one), at: from + stat }] : [];
  });
  const following = derived
    .filter(({ needs }) => needs.every((name) => tables.has(name)))
    .map((one) => ({ ...tableOf(one), value: one.value }));
  return { playerId, side, from, tables, drawn, derived: following };
}

/** A side's bands: how many there are, and each score's. */
function bandsOf(grid: ScoreGrid, side: Side) {
  const scores = histogramOf(grid, (home, away) => (side === 'home' ? home : away));
  const bands = scoreBands(scores);
  return { count: bands.length, of: bandOfScores(scores, bands) };
}
