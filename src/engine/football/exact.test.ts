/** Simulated distributions against exact ones, computed here the long way. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachScore } from '#domain/game/scoreGrid.ts';
import { EXAMPLE_INPUTS } from '../exampleInputs.fixture.ts';
import { homeWinOf, jointMean } from '../joint/joint.fixture.ts';
import { playExample, EXACT_RUNS as RUNS } from '../testing.fixture.ts';
import { cellWeights, FOOTBALL_SCORES } from './lattice.ts';
import { footballTable } from './model.ts';

test('cells of the table come up as often as they should', () => {
  const inputs = EXAMPLE_INPUTS.football;
  const shape = {
    marginSd: Math.hypot(12.9, 3),
    totalSd: 13.5,
    marginWeights: inputs.marginWeights,
    scoreWeights: inputs.scoreWeights,
  };
  const weights = cellWeights(shape, 0.64, 45);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const seen = new Map<number, number>();
  eachScore(playExample('football', {}, 11, RUNS), (h, a, n) =>
    seen.set(h * FOOTBALL_SCORES + a, n),
  );
  let chi = 0;
  let cells = 0;
  let rest = RUNS;
  let restSeen = RUNS;
  weights.forEach((weight, cell) => {
    const expected = (RUNS * weight) / all;
    if (weight === 0) expect(seen.has(cell)).toBe(false);
    if (expected < 20) return;
    chi += ((seen.get(cell) ?? 0) - expected) ** 2 / expected;
    cells += 1;
    rest -= expected;
    restSeen -= seen.get(cell) ?? 0;
  });
  chi += (restSeen - rest) ** 2 / rest;
  expect(cells).toBeGreaterThan(1000);
  // Independent draws would come to about as much as there are cells; even ones come closer.
  expect(chi).toBeLessThan(cells / 20);
});

test('the win probability and the total are those asked for, however lopsided the game', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      fc.double({ min: 0, max: 30, noNaN: true }),
      fc.double({ min: 22, max: 110, noNaN: true }),
      fc.double({ min: 8, max: 20, noNaN: true }),
      fc.double({ min: 8, max: 20, noNaN: true }),
      (homeWin, ratingSd, expectedTotal, marginSd, totalSd) => {
        const change = { homeWin, ratingSd, expectedTotal, marginSd, totalSd };
        const table = footballTable({ ...EXAMPLE_INPUTS.football, ...change });
        expect(Math.abs(homeWinOf(table) - homeWin)).toBeLessThan(1e-6);
        expect(Math.abs(jointMean(table, (h, a) => h + a) - expectedTotal)).toBeLessThan(1e-3);
      },
    ),
    { numRuns: 150 },
  );
});

test('what no table of scores can be is refused', () => {
  const scoreWeights = EXAMPLE_INPUTS.football.scoreWeights.map((_, k) => (k < 10 ? 0 : 1));
  const run = () => playExample('football', { expectedTotal: 20, homeWin: 0.999, scoreWeights });
  expect(run).toThrow(RangeError);
  expect(run).toThrow('expectedTotal');
});
