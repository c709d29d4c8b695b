/** Simulated distributions against exact ones, computed here the long way. */
import { expect, test } from 'vitest';
import { marginHistogram } from '#domain/game/scoreGrid.ts';
import { EXAMPLE_INPUTS } from '../exampleInputs.fixture.ts';
import { playExample, EXACT_RUNS as RUNS, tolerance } from '../testing.fixture.ts';
import { basketballOvertimeProbability as basketballOvertime } from './model.ts';

test('overtime is as common as the close margins’ weights say', () => {
  const known = { homeWin: 0.5, ratingSd: 0, marginWeights: [] };
  const inputs = { ...EXAMPLE_INPUTS.basketball, ...known };
  const level = basketballOvertime(inputs);
  // P(|N(0, 12.5)| < ½): the density at 0, to a thousandth.
  expect(level).toBeCloseTo(1 / (12.5 * Math.sqrt(2 * Math.PI)), 4);
  const weighted = basketballOvertime({ ...inputs, marginWeights: [2.4] });
  expect(weighted).toBeCloseTo((2.4 * level) / (1 + 1.4 * level), 8);
});

test('without overtimes in between, margins of two and more follow the normal', () => {
  const change = { homeWin: 0.5, marginWeights: [0] };
  const seen = new Map(marginHistogram(playExample('basketball', change, 16, RUNS)));
  const sd = Math.hypot(12.5, 3);
  const none = 1 / (sd * Math.sqrt(2 * Math.PI));
  for (const margin of [-20, -8, -3, -1, 1, 3, 8, 20]) {
    const p = (none * Math.exp(-((margin / sd) ** 2) / 2)) / (1 - none);
    expect(Math.abs((seen.get(margin) ?? 0) / RUNS - p)).toBeLessThan(tolerance(p, RUNS));
  }
});
