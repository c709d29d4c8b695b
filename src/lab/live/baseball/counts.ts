import { meanRuns } from '#engine/live/baseball/halfInning.ts';
import {
  FRESH_INNING,
  type LiveBaseballParams,
  MOST_LIVE_RUNS,
  REGULATION,
  SITUATIONS,
  WITH_RUNNER,
} from '#engine/live/baseball/params.ts';
import { wholeHalves } from './halfInnings.ts';
import type { BaseballGamePlays } from './readPlays.ts';

/** Half-innings counted, game by game. */
export class HalfInningCounts {
  readonly #runs = Array.from({ length: SITUATIONS }, () => new Float64Array(MOST_LIVE_RUNS));
  /** Runs by inning, and half-innings that began with nobody on base or with the automatic runner. */
  readonly #sums = new Float64Array(REGULATION + 1);
  readonly #starts = Array.from({ length: REGULATION + 1 }, () => ({
    [FRESH_INNING]: 0,
    [WITH_RUNNER]: 0,
  }));

  add(game: BaseballGamePlays): void {
    for (const { inning, plays, toCome } of wholeHalves(game)) {
      plays.forEach(({ outs, bases }, at) => {
        const row = this.#runs[outs * 8 + bases];
        const count = Math.min(toCome[at] ?? 0, MOST_LIVE_RUNS - 1);
        if (row) row[count] = (row[count] ?? 0) + 1;
      });
      const at = Math.min(inning, REGULATION + 1) - 1;
      const from = plays[0]?.bases === WITH_RUNNER ? WITH_RUNNER : FRESH_INNING;
      this.#sums[at] = (this.#sums[at] ?? 0) + (toCome[0] ?? 0);
      const starts = this.#starts[at];
      if (starts) starts[from] += 1;
    }
  }

  /** Shares of runs by situation, means by inning, and what a run says of a side (`LiveBaseballParams`). */
  params(): Omit<LiveBaseballParams, 'daySd'> {
    const runs = this.#runs.map((row) => {
      const sum = row.reduce((one, other) => one + other, 0);
      return Array.from(row, (count) => count / Math.max(sum, 1));
    });
    const fresh = runs[FRESH_INNING] ?? [];
    const mean = meanRuns(fresh);
    const variance = fresh.reduce((sum, p, count) => sum + p * (count - mean) ** 2, 0);
    const withRunner = meanRuns(runs[WITH_RUNNER] ?? []);
    const innings = this.#starts.map((starts, at) => {
      const expected = starts[FRESH_INNING] * mean + starts[WITH_RUNNER] * withRunner;
      return expected === 0 ? 1 : (this.#sums[at] ?? 0) / expected;
    });
    return { runs, innings, learning: mean / variance };
  }
}
