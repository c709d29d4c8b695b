import { eachScore, histogramOf, type ScoreGrid } from '#domain/game/scoreGrid.ts';
import { EvenTable, pointOf } from '../rng/evenTable.ts';
import { sfc32 } from '../rng/generator.ts';
import { bandOfScores, scoreBands } from './bands.ts';
import type { GameLines, Stat } from './gameLines.ts';
import { LineTable } from './lineTable.ts';

/** A figure that follows from a line: sums, fantasy points. */
export interface Derived extends Stat {
  /** Whole number (of the figure's own unit) from a line's stats, which begin at `from`. */
  value(lines: Int32Array, from: number): number;
}

/** What a game's drawn lines say of one player. */
export interface PlayerTables {
  readonly playerId: string;
  readonly side: 'home' | 'away';
  /** By the stat's name. */
  readonly tables: ReadonlyMap<string, LineTable>;
}

/** Runs of a game in which players' lines are drawn: a share of one in ten is good to .2 points. */
export const LINE_RUNS = 20_000;
/** The players' stream of a game's seed: its blocks are numbered from here on, so that no game's draw shares them. */
const PLAYER_BLOCK = 0x504c0000;

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
  const scores = scoresOf(grid);
  const bands = {
    home: scoreBands(histogramOf(grid, (home) => home)),
    away: scoreBands(histogramOf(grid, (_, away) => away)),
  };
  const bandOf = {
    home: bandOfScores(
      histogramOf(grid, (home) => home),
      bands.home,
    ),
    away: bandOfScores(
      histogramOf(grid, (_, away) => away),
      bands.away,
    ),
  };
  const { stats, players } = lines;
  const tables = players.map(({ side, stats: has }) =>
    [...has.map((index) => stats[index]), ...derived].map((stat) => {
      const given = stat?.given === 'other' ? other(side) : side;
      return { given, table: new LineTable(stat?.least ?? 0, bands[given].length) };
    }),
  );
  const out = new Int32Array(players.length * stats.length);
  const table = new EvenTable(scores.counts);
  const picked = new Int32Array(runs);
  const generator = sfc32(seed, PLAYER_BLOCK);
  table.draw(picked, pointOf(generator.next(), 0));
  for (const cell of picked) {
    const home = scores.home[cell] ?? 0;
    const away = scores.away[cell] ?? 0;
    const band = { home: bandOf.home[home] ?? 0, away: bandOf.away[away] ?? 0 };
    lines.draw(generator, home, away, out);
    players.forEach(({ stats: has }, player) => {
      const from = player * stats.length;
      const kept = tables[player] ?? [];
      for (let at = 0; at < kept.length; at++) {
        const one = kept[at];
        const index = has[at];
        const value =
          index === undefined
            ? (derived[at - has.length]?.value(out, from) ?? 0)
            : (out[from + index] ?? 0);
        one?.table.add(value, band[one.given]);
      }
    });
  }
  return players.map(({ side, playerId, stats: has }, player) => ({
    playerId,
    side,
    tables: new Map(
      [...has.map((index) => stats[index]), ...derived].map((stat, at) => [
        stat?.name ?? '',
        tables[player]?.[at]?.table ?? new LineTable(0, 1),
      ]),
    ),
  }));
}

const other = (side: 'home' | 'away'): 'home' | 'away' => (side === 'home' ? 'away' : 'home');

/** The grid's scores side by side, in its own order. */
function scoresOf(grid: ScoreGrid) {
  const home: number[] = [];
  const away: number[] = [];
  const counts: number[] = [];
  eachScore(grid, (one, another, count) => {
    home.push(one);
    away.push(another);
    counts.push(count);
  });
  return { home, away, counts: Float64Array.from(counts) };
}
