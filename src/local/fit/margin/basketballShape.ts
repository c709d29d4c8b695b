import { marginHistogram } from '#domain/scoreGrid.ts';
import { overtimeProbability } from '#engine/basketball/model.ts';
import type { MarginLeague } from '#engine/ratings/marginTypes.ts';
import type { Shapes } from '#engine/ratings/shapes.ts';
import { gridOf, inputsOf } from './gridsOf.ts';
import { sampled, shareBy, spreads } from './spreads.ts';
import type { MarginCall } from './walk.ts';

/** Length of an overtime ÷ regulation: 5 of 48 minutes in the NBA, 5 of 40 elsewhere. */
const OVERTIME_SHARE: Readonly<Partial<Record<MarginLeague, number>>> = { NBA: 5 / 48 };

/**
 * Share of games that go to overtime. The files do not mark overtime, so the level score's weight is set to meet
 * this, rounded from the leagues' published game logs (NBA and college about 6 in 100, WNBA about 5).
 */
const OVERTIME_RATE: Readonly<Partial<Record<MarginLeague, number>>> = { WNBA: 0.05 };
const USUAL_OVERTIME_RATE = 0.06;

/** |margins| whose weights are fitted; larger ones follow the normal. */
const FITTED_MARGINS = 4;
const ROUNDS = 5;
const SAMPLE = 200;
const RUNS = 2000;
/** Games by which each margin's rate is shrunk toward the normal's. */
const PRIOR = 100;

/** Spread of margin and total, and the weights of close margins at the end of regulation. */
export function basketballShape(league: MarginLeague, calls: readonly MarginCall[]): Shapes {
  const overtimeShare = OVERTIME_SHARE[league] ?? 5 / 40;
  const plain = { ...spreads(calls), overtimeShare };
  const sample = sampled(calls, SAMPLE);
  const wanted = OVERTIME_RATE[league] ?? USUAL_OVERTIME_RATE;
  let margin: readonly number[] = [2, ...Array.from({ length: FITTED_MARGINS }, () => 1)];
  for (let round = 0; round < ROUNDS; round++) {
    const shapes = { ...plain, margin };
    const overtime = meanOf(sample, (call) => overtimeProbability(inputsOf(league, shapes, call)));
    const simulated = simulatedShares(league, shapes, sample);
    margin = margin.map((weight, by) => {
      if (by === 0) return (weight * wanted) / overtime;
      const expected = (simulated[by] ?? 0) * calls.length;
      return (weight * (shareBy(calls, by) * calls.length + PRIOR)) / (expected + PRIOR);
    });
  }
  return { ...plain, margin };
}

const meanOf = (calls: readonly MarginCall[], value: (call: MarginCall) => number): number =>
  calls.reduce((sum, call) => sum + value(call), 0) / calls.length;

/** Share of simulated games won by 0, 1, 2 … */
function simulatedShares(
  league: MarginLeague,
  shapes: Shapes,
  calls: readonly MarginCall[],
): Float64Array {
  const shares = new Float64Array(FITTED_MARGINS + 1);
  for (const call of calls) {
    for (const [margin, count] of marginHistogram(gridOf(league, shapes, call, RUNS))) {
      const by = Math.abs(margin);
      if (by <= FITTED_MARGINS) shares[by] = (shares[by] ?? 0) + count / RUNS / calls.length;
    }
  }
  return shares;
}
