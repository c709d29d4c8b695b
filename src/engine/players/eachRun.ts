import { eachScore, type ScoreGrid } from '#domain/game/scoreGrid.ts';
import { EvenTable, pointOf } from '../rng/evenTable.ts';
import { sfc32 } from '../rng/generator.ts';
import type { GameLines } from './gameLines.ts';

/** Runs of a game in which players' lines are drawn: a share of one in ten is good to .2 points. */
export const LINE_RUNS = 20_000;
/** The players' stream of a game's seed, apart from the blocks of its own runs (at most 10 million of them). */
const PLAYER_BLOCK = 0x504c0000;

/**
 * Draws a game's lines in `runs` of its simulated scores, spread evenly over the published grid, and shows each run: its score, and
 * `out`, which the next run overwrites. The same grid, lines, seed and runs give the same digits on every machine.
 * @param seed the game's: unsigned 32-bit whole number
 */
export function eachRun(
  lines: GameLines,
  grid: ScoreGrid,
  { seed, runs }: { readonly seed: number; readonly runs: number },
  visit: (home: number, away: number, out: Int32Array) => void,
): void {
  const scores = scoresOf(grid);
  const generator = sfc32(seed, PLAYER_BLOCK);
  const picked = new Int32Array(runs);
  new EvenTable(scores.counts).draw(picked, pointOf(generator.next(), 0));
  const out = new Int32Array(lines.players.length * lines.stats.length);
  for (const cell of picked) {
    const home = scores.home[cell] ?? 0;
    const away = scores.away[cell] ?? 0;
    lines.draw(generator, home, away, out);
    visit(home, away, out);
  }
}

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
