import { givenInput, givenInputs, readInput, readNumbers, readWinProbability } from '../inputs.ts';
import { type CalibratedInputs, readLineInputs } from '../joint/lineInputs.ts';
import { readTogether } from '../joint/together.ts';

/** Inputs of a game of basketball: see model.ts. */
export type BasketballInputs = CalibratedInputs & {
  /** SD of the margin given the teams' strengths, and SD of regulation's total, points. */
  readonly marginSd: number;
  readonly totalSd: number;
  /** Length of an overtime ÷ regulation. */
  readonly overtimeShare: number;
  /** How often regulation ends with each |margin| 0, 1, 2 … relative to the normal; 1 beyond the list. */
  readonly marginWeights?: readonly number[] | undefined;
};

const MOST_WEIGHTS = 10;

/** Checks inputs of unknown origin. Throws a RangeError that names the wrong one. */
export function readBasketball(inputs: unknown) {
  const all = givenInputs(inputs);
  const homeWin = readWinProbability(all);
  const expectedTotal = readInput(all, 'expectedTotal', 80, 320);
  const totalSd = readInput(all, 'totalSd', 5, 40);
  const weights = givenInput(all, 'marginWeights');
  const listed = Array.isArray(weights) ? Math.min(weights.length, MOST_WEIGHTS) : 0;
  const shape = {
    marginSd: readInput(all, 'marginSd', 5, 30),
    ratingSd: readInput(all, 'ratingSd', 0, 30),
    overtimeShare: readInput(all, 'overtimeShare', 0.05, 0.3),
    marginWeights:
      weights === undefined ? new Float64Array() : readNumbers(all, 'marginWeights', listed, 0, 10),
  };
  return {
    homeWin,
    expectedTotal,
    totalSd,
    shape,
    lines: readLineInputs(all),
    together: readTogether(all),
  };
}
