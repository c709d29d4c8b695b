/** Simulated distributions against exact ones, computed here the long way. */
import { expect, test } from 'vitest';
import { marginHistogram } from '#domain/game/scoreGrid.ts';
import { EXAMPLE_INPUTS } from '../exampleInputs.fixture.ts';
import { playExample, EXACT_RUNS as RUNS, tolerance } from '../testing.fixture.ts';
import { extraInningsProbability } from './extraInnings.fixture.ts';
import { solveRunRates } from './solve.ts';

/** Probabilities 0 … 40 of a negative binomial by its recurrence, on Math's functions. */
function negativeBinomial(mean: number, size: number): number[] {
  const out: number[] = [];
  let p = (size / (size + mean)) ** size;
  for (let k = 0; k <= 40; k++) {
    out.push(p);
    p *= ((k + size) / (k + 1)) * (mean / (mean + size));
  }
  return out;
}

test('margins with the ninth inning, walk-offs and extra innings', () => {
  const inputs = { ...EXAMPLE_INPUTS.baseball, walkOffHomer: 0.4, levelWeight: 0.9 };
  const { homeWin, expectedTotal, ratingSd, dispersion } = EXAMPLE_INPUTS.baseball;
  const extra = Float64Array.of(0.62, 0.2, 0.1, 0.08);
  const ratioSd = ratingSd / (expectedTotal / 2);
  const shape = { dispersion, ratioSd, levelWeight: 0.9, walkOffHomer: 0.4, extra };
  const rates = solveRunRates(shape, homeWin, expectedTotal);
  const margins = new Map<number, number>();
  const add = (margin: number, p: number) => margins.set(margin, (margins.get(margin) ?? 0) + p);
  let level = 0;
  let all = 0;
  for (let i = 0; i < 25; i++) {
    const z = -4.8 + 0.4 * i;
    const weight = (0.4 * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
    const share = 1 / (1 + Math.exp(-rates.logRatio - ratioSd * z));
    const mean = rates.total * share;
    const home = negativeBinomial((mean * 8) / 9, (dispersion * 8) / 9);
    const away = negativeBinomial(rates.total * (1 - share), dispersion);
    const ninth = negativeBinomial(mean / 9, dispersion / 9).slice(0, 21);
    home.forEach((ph, h) => {
      away.forEach((pa, a) => {
        const p = weight * ph * pa;
        if (h > a) add(h - a, p);
        else {
          ninth.forEach((pk, k) => {
            const over = h + k - a;
            if (over < 0) add(over, p * pk);
            else if (over > 0) {
              add(1, 0.6 * p * pk);
              add(Math.min(over, 4), 0.4 * p * pk);
            } else {
              const kept = 0.9 * p * pk;
              level += kept;
              add(1, 0.6 * kept * share);
              extra.forEach((chance, index) => {
                add(index + 1, 0.4 * kept * share * chance);
                add(-index - 1, kept * (1 - share) * chance);
              });
            }
          });
        }
      });
    });
  }
  for (const p of margins.values()) all += p;
  expect(extraInningsProbability(inputs)).toBeCloseTo(level / all, 4);
  const seen = new Map(marginHistogram(playExample('baseball', inputs, 15, RUNS)));
  for (let margin = -6; margin <= 6; margin++) {
    const p = (margins.get(margin) ?? 0) / all;
    expect(Math.abs((seen.get(margin) ?? 0) / RUNS - p)).toBeLessThan(tolerance(p, RUNS) + 1e-9);
  }
});
