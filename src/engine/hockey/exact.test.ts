/** Simulated distributions against exact ones, computed here the long way. */
import { expect, test } from 'vitest';
import { marginHistogram } from '#domain/game/scoreGrid.ts';
import { EXAMPLE_INPUTS } from '../exampleInputs.fixture.ts';
import { poissonCounts } from '../scoring/distributions.ts';
import { ratesFor } from '../scoring/rates.ts';
import { playExample, EXACT_RUNS as RUNS, tolerance } from '../testing.fixture.ts';
import { hockeyOvertimeProbability as hockeyOvertime } from './model.ts';

const POINTS = 601;

/** Calls back with points of a standard normal and their weights, by the midpoint rule on ±6: exact to 1e-8. */
function overNormal(visit: (z: number, weight: number) => void): void {
  for (let i = 0; i < POINTS; i++) {
    const z = -6 + (12 * (i + 0.5)) / POINTS;
    visit(z, ((12 / POINTS) * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI));
  }
}

test('margins with late goals and overtime', () => {
  const { homeWin, expectedTotal, ratingSd } = EXAMPLE_INPUTS.hockey;
  const {
    emptyNet: [emptyNet0 = 0, emptyNet1 = 0],
    equaliser = 0,
  } = EXAMPLE_INPUTS.hockey;
  const ratioSd = ratingSd / (expectedTotal / 2);
  const emptyNet = [emptyNet0, emptyNet1] as const;
  const game = { distribution: poissonCounts, ratioSd, extraMargins: [1], emptyNet, equaliser };
  const rates = ratesFor(game, homeWin, expectedTotal);
  const margins = new Map<number, number>();
  let overtime = 0;
  const add = (margin: number, p: number) => margins.set(margin, (margins.get(margin) ?? 0) + p);
  const h = new Float64Array(40);
  const a = new Float64Array(40);
  overNormal((z, weight) => {
    const share = 1 / (1 + Math.exp(-rates.logRatio - ratioSd * z));
    poissonCounts(h, rates.total * share);
    poissonCounts(a, rates.total * (1 - share));
    h.forEach((ph, home) => {
      a.forEach((pa, away) => {
        const p = weight * ph * pa;
        const lead = home - away;
        const size = Math.abs(lead);
        const sign = Math.sign(lead);
        const level = size === 0 ? p : size === 1 ? p * equaliser : 0;
        const more = size === 1 ? p * emptyNet0 : size === 2 ? p * emptyNet1 : 0;
        overtime += level;
        add(1, level * share);
        add(-1, level * (1 - share));
        add(lead + sign, more);
        if (size > 0) add(lead, p - level - more);
      });
    });
  });
  expect(hockeyOvertime(EXAMPLE_INPUTS.hockey)).toBeCloseTo(overtime, 5);
  const seen = new Map(marginHistogram(playExample('hockey', {}, 14, RUNS)));
  for (let margin = -5; margin <= 5; margin++) {
    const p = margins.get(margin) ?? 0;
    expect(Math.abs((seen.get(margin) ?? 0) / RUNS - p)).toBeLessThan(tolerance(p, RUNS) + 1e-9);
  }
});
