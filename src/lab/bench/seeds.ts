import { marginHistogram, type ScoreGrid, totalHistogram } from '#domain/game/scoreGrid.ts';
import type { Sport } from '#domain/leagues/league.ts';
import { coverSharesIn, decisiveShare, totalSharesIn } from '#domain/prices/lineProbability.ts';
import { EXAMPLE_INPUTS, LINED_INPUTS } from '#engine/exampleInputs.fixture.ts';
import { MODELS } from '#engine/registry.ts';
import { simulate } from '#engine/simulate.ts';
import { benchColumns } from './table.ts';

const SPORTS = Object.keys(MODELS) as Sport[];
const SEEDS = 200;

/** % of the decided runs: the home win, its cover of the handicap, and the over. */
function sharesOf(grid: ScoreGrid, handicap: number, total: number): readonly number[] {
  const margins = marginHistogram(grid);
  return [
    coverSharesIn(margins, 'home', 0),
    coverSharesIn(margins, 'home', handicap),
    totalSharesIn(totalHistogram(grid), 'over', total),
  ].map((shares) => 100 * decisiveShare(shares));
}

/** Standard deviation over the seeds, points. */
export function spreadOfValues(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** How far the seed alone moves a share: standard deviations over many seeds, beside independent draws. */
export function seedTable(): string {
  const rows = SPORTS.flatMap((sport) =>
    [10_000, 100_000].map((runs) => {
      const inputs = { ...EXAMPLE_INPUTS[sport], ...LINED_INPUTS[sport] };
      const { spread, total } = LINED_INPUTS[sport].lines;
      const played = Array.from({ length: SEEDS }, (_, seed) =>
        sharesOf(simulate(MODELS[sport], inputs, seed, runs), spread.line, total.line),
      );
      const deviations = [0, 1, 2].map((at) =>
        spreadOfValues(played.map((shares) => shares[at] ?? 0)),
      );
      const independent = 100 * Math.sqrt(0.25 / runs);
      return [
        sport,
        runs.toLocaleString('en-US'),
        ...deviations.map((sd) => sd.toFixed(4)),
        independent.toFixed(3),
      ];
    }),
  );
  return benchColumns([['seed', 'runs', 'win', 'spread', 'total', 'independent draws'], ...rows]);
}
