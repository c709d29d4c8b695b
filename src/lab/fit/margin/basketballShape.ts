import { marginHistogram, totalHistogram } from '#domain/game/scoreGrid.ts';
import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import { mean } from '#domain/numbers/numbers.ts';
import { basketballOvertimeProbability } from '#engine/basketball/model.ts';
import type { Shapes } from '#engine/ratings/shapes.ts';
import { gridOf, marginModelInputs } from './gridsOf.ts';
import { marginSpreads, sampled, shareBy } from './spreads.ts';
import type { MarginCall } from './walk.ts';

/** The usual overtime: 5 of 40 minutes, 6 games in 100. */
const USUAL = { length: 5 / 40, rate: 0.06 };

/** Largest |margin| with a fitted weight; larger ones follow the normal distribution. */
const FITTED_MARGINS = 4;
const ROUNDS = 5;
const SAMPLE = 200;
const RUNS = 2000;
/** Weight, in games, of the normal distribution's rate in each margin's rate. */
const PRIOR = 100;

/**
 * Spread of margin and total, and the weights of close margins at the end of regulation. The total's SD is
 * regulation's: overtimes add the rest of the spread of actual totals. The files do not mark
 * overtime, so the level score's weight is set to match the overtime rate in the league's record.
 */
export function basketballShape(
  league: MarginLeague,
  calls: readonly MarginCall[],
  most = SAMPLE,
): Shapes {
  const { length: overtimeShare, rate: wanted } = FIGURES[league].overtime ?? USUAL;
  const around = marginSpreads(calls);
  const sample = sampled(calls, most);
  let shapes = { ...around, overtimeShare, margin: [2, ...Array<number>(FITTED_MARGINS).fill(1)] };
  for (let round = 0; round < ROUNDS; round++) {
    const now = shapes;
    const overtime = mean(
      sample.map((call) => basketballOvertimeProbability(marginModelInputs(league, now, call))),
    );
    const simulated = simulate(league, now, sample);
    const margin = now.margin.map((weight, by) => {
      if (by === 0) return (weight * wanted) / overtime;
      const expected = (simulated.shares[by] ?? 0) * calls.length;
      return (weight * (shareBy(calls, by) * calls.length + PRIOR)) / (expected + PRIOR);
    });
    const totalSd = (now.totalSd * around.totalSd) / simulated.totalSd;
    shapes = { ...now, totalSd, margin };
  }
  return shapes;
}

/** Share of simulated games won by 0, 1, 2 …, and the SD of simulated totals around the expected one. */
function simulate(league: MarginLeague, shapes: Shapes, calls: readonly MarginCall[]) {
  const shares = new Float64Array(FITTED_MARGINS + 1);
  const weight = 1 / (RUNS * calls.length);
  let square = 0;
  for (const call of calls) {
    const grid = gridOf(league, shapes, call, RUNS);
    for (const [margin, count] of marginHistogram(grid)) {
      const by = Math.abs(margin);
      if (by <= FITTED_MARGINS) shares[by] = (shares[by] ?? 0) + count * weight;
    }
    for (const [total, count] of totalHistogram(grid)) {
      const gap = (total - call.total.mean) / (call.total.spread ?? 1);
      square += count * weight * gap * gap;
    }
  }
  return { shares, totalSd: Math.sqrt(square) };
}
