import {
  givenInputs,
  readInput,
  readNumbers,
  readOptional,
  readWinProbability,
} from '../inputs.ts';
import { type CalibratedInputs, readLineInputs } from '../joint/lineInputs.ts';
import { readTogether } from '../joint/together.ts';
import { poissonCounts } from '../scoring/distributions.ts';
import type { CountGame } from '../scoring/rates.ts';

/** Inputs of a game of hockey: see model.ts. */
export type HockeyInputs = CalibratedInputs & {
  /** Probability of an empty-net goal when one ahead, and when two ahead. */
  readonly emptyNet: readonly number[];
  /** Probability that a side trailing by one ties the game late; 0 if absent. */
  readonly equaliser?: number | undefined;
};

/** Overtime and shoot-outs are won by one. */
const EXTRA_MARGINS = [1];

/** Checks inputs of unknown origin. Throws a RangeError that names the wrong one. */
export function readHockey(inputs: unknown) {
  const given = givenInputs(inputs);
  const homeWin = readWinProbability(given);
  const expectedTotal = readInput(given, 'expectedTotal', 2, 15);
  const [byOne = 0, byTwo = 0] = readNumbers(given, 'emptyNet', 2, 0, 0.9);
  const game: CountGame = {
    distribution: poissonCounts,
    // A difference of d goals at level strengths is a log ratio of d ÷ (half the total).
    ratioSd: readInput(given, 'ratingSd', 0, 3) / (expectedTotal / 2),
    extraMargins: EXTRA_MARGINS,
    emptyNet: [byOne, byTwo],
    equaliser: readOptional(given, 'equaliser', 0, 0, Math.min(0.6, 1 - byOne)),
  };
  return {
    homeWin,
    expectedTotal,
    game,
    lines: readLineInputs(given),
    together: readTogether(given),
  };
}
