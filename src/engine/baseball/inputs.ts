import {
  givenInputs,
  readInput,
  readOptional,
  readProbabilities,
  readWinProbability,
} from '../inputs.ts';
import { type CalibratedInputs, readLineInputs } from '../joint/lineInputs.ts';
import { readTogether } from '../joint/together.ts';
import type { BaseballShape } from './solve.ts';

/** Inputs of a game of baseball: see model.ts. */
export type BaseballInputs = CalibratedInputs & {
  /** Dispersion of each side's runs in nine full innings: variance = mean + mean² ÷ dispersion. */
  readonly dispersion: number;
  /** Probabilities that the visitors win extra innings by 1, 2, 3, 4 runs. */
  readonly extra: readonly number[];
  /** Probability that a walk-off is a home run. */
  readonly walkOffHomer?: number | undefined;
  /** How often nine innings end level, relative to independent innings. */
  readonly levelWeight?: number | undefined;
};

const EXTRA_MARGINS = 4;
const WALK_OFF_HOMER = 0.45;
const LEVEL_WEIGHT = 0.85;

/** Checks inputs of unknown origin. Throws a RangeError that names the wrong one. */
export function readBaseball(inputs: unknown) {
  const given = givenInputs(inputs);
  const homeWin = readWinProbability(given);
  const expectedTotal = readInput(given, 'expectedTotal', 3, 30);
  const shape: BaseballShape = {
    dispersion: readInput(given, 'dispersion', 1, 1000),
    // A difference of d runs at level strengths is a log ratio of d ÷ (half the total).
    ratioSd: readInput(given, 'ratingSd', 0, 5) / (expectedTotal / 2),
    levelWeight: readOptional(given, 'levelWeight', LEVEL_WEIGHT, 0.5, 1),
    walkOffHomer: readOptional(given, 'walkOffHomer', WALK_OFF_HOMER, 0, 1),
    extra: readProbabilities(given, 'extra', EXTRA_MARGINS),
  };
  return {
    homeWin,
    expectedTotal,
    shape,
    lines: readLineInputs(given),
    together: readTogether(given),
  };
}
