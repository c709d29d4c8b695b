import { expect, test } from 'vitest';
import { EXAMPLE_INPUTS, LINED_INPUTS } from '../exampleInputs.fixture.ts';
import { jointMean, overOf } from '../joint/joint.fixture.ts';
import type { Joint } from '../joint/joint.ts';
import { soccerTable } from './model.ts';

const FACTORS = [0.85, 1, 1.2, 1.15];
const scored = (joint: Joint, h: number, a: number) =>
  jointMean(joint, (home, away) => (home === h && away === a ? 1 : 0));
const result = (joint: Joint, sign: number) =>
  jointMean(joint, (home, away) => (Math.sign(home - away) === sign ? 1 : 0));

test.each([
  ['alone', EXAMPLE_INPUTS.soccer],
  ['with lines', { ...EXAMPLE_INPUTS.soccer, ...LINED_INPUTS.soccer }],
])('draws move to other scores, and results and the total’s share stay: %s', (_, inputs) => {
  const plain = soccerTable(inputs);
  const mended = soccerTable({ ...inputs, drawFactors: FACTORS });
  for (const sign of [1, 0, -1]) {
    expect(result(mended, sign)).toBeCloseTo(result(plain, sign), 7);
  }
  const line = 'lines' in inputs ? LINED_INPUTS.soccer.lines.total.line : 2.5;
  expect(overOf(mended, line)).toBeCloseTo(overOf(plain, line), 7);
  const moved = (goals: number) => scored(mended, goals, goals) / scored(plain, goals, goals);
  expect(moved(0)).toBeLessThan(0.95);
  expect(moved(2)).toBeGreaterThan(1.08);
});

test('factors of 1 change nothing that is asked for', () => {
  const inputs = { ...EXAMPLE_INPUTS.soccer, ...LINED_INPUTS.soccer };
  const plain = soccerTable(inputs);
  const same = soccerTable({ ...inputs, drawFactors: [1] });
  expect(scored(same, 0, 0)).toBeCloseTo(scored(plain, 0, 0), 9);
});

test.each([
  [[0.1], 'drawFactors[0]'],
  ['many', 'drawFactors'],
  [Array.from({ length: 11 }, () => 1), 'drawFactors'],
])('%s is refused by its name', (drawFactors, name) => {
  expect(() => soccerTable({ ...EXAMPLE_INPUTS.soccer, drawFactors })).toThrow(name);
});
