import { givenInputs, readInput, readNumbers, readWinProbability } from '../inputs.ts';
import { type CalibratedInputs, readLineInputs } from '../joint/lineInputs.ts';
import { readTogether } from '../joint/together.ts';

/** Inputs of a game of American football: see model.ts. */
export type FootballInputs = CalibratedInputs & {
  /** SD of the margin given the teams' strengths, and of the total, points. */
  readonly marginSd: number;
  readonly totalSd: number;
  /** Weight of each |margin| 0, 1, 2 …, and of each score of a side. */
  readonly marginWeights: readonly number[];
  readonly scoreWeights: readonly number[];
};

export const MARGIN_WEIGHTS = 46;
export const SCORE_WEIGHTS = 66;

/** Checks inputs of unknown origin. Throws a RangeError that names the wrong one. */
export function readFootballInputs(inputs: unknown) {
  const given = givenInputs(inputs);
  const homeWin = readWinProbability(given);
  const expectedTotal = readInput(given, 'expectedTotal', 20, 110);
  const marginSd = readInput(given, 'marginSd', 5, 30);
  const ratingSd = readInput(given, 'ratingSd', 0, 30);
  const shape = {
    marginSd: Math.sqrt(marginSd * marginSd + ratingSd * ratingSd),
    totalSd: readInput(given, 'totalSd', 5, 30),
    marginWeights: readNumbers(given, 'marginWeights', MARGIN_WEIGHTS, 0, 50),
    scoreWeights: readNumbers(given, 'scoreWeights', SCORE_WEIGHTS, 0, 50),
  };
  return {
    homeWin,
    expectedTotal,
    shape,
    lines: readLineInputs(given),
    together: readTogether(given),
  };
}
