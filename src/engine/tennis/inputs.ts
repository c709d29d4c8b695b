import { InputError } from '#domain/numbers/inputError.ts';
import { readInput } from '../inputs.ts';
import type { MatchShape } from './balance.ts';
import type { SetEnd } from './sets.ts';

/** Inputs of the tennis model: meanings, units and ranges in the model's header. */
export type TennisInputs = Readonly<{
  matchWin: number;
  bestOf: number;
  servePointShare: number;
  serviceA: number;
  serviceB: number;
  differenceSd: number;
  meanSd: number;
  setMomentum: number;
  finalSetTieBreak: number;
}>;

/** No data calibrate win probabilities outside these bounds. */
export const LOWEST_WIN = 0.001;
export const HIGHEST_WIN = 0.999;

/** Bounds of the surface's mean share of points won on serve, and of a player's effect on it. */
export const LOWEST_SHARE = 0.4;
export const HIGHEST_SHARE = 0.8;
export const WIDEST_SERVICE = 0.1;
export const WIDEST_MOMENTUM = 0.05;

/** Checks the inputs. Throws a RangeError that names the one missing or out of range. */
export function readTennisInputs(inputs: TennisInputs): { matchWin: number; shape: MatchShape } {
  const matchWin = readInput(inputs, 'matchWin', LOWEST_WIN, HIGHEST_WIN);
  const share = readInput(inputs, 'servePointShare', LOWEST_SHARE, HIGHEST_SHARE);
  const serviceA = readInput(inputs, 'serviceA', -WIDEST_SERVICE, WIDEST_SERVICE);
  const serviceB = readInput(inputs, 'serviceB', -WIDEST_SERVICE, WIDEST_SERVICE);
  return {
    matchWin,
    shape: {
      bestOf: readBestOf(inputs),
      serveMean: share + serviceA + serviceB,
      differenceSd: readInput(inputs, 'differenceSd', 0, 0.2),
      meanSd: readInput(inputs, 'meanSd', 0, 0.1),
      momentum: readInput(inputs, 'setMomentum', -WIDEST_MOMENTUM, WIDEST_MOMENTUM),
      finalSet: readFinalSet(inputs),
    },
  };
}

function readBestOf(inputs: TennisInputs): 3 | 5 {
  const bestOf = readInput(inputs, 'bestOf', 3, 5);
  if (bestOf === 3 || bestOf === 5) return bestOf;
  throw new InputError(`Input bestOf is ${bestOf}, not 3 or 5`);
}

function readFinalSet(inputs: TennisInputs): SetEnd {
  const end = readInput(inputs, 'finalSetTieBreak', 0, 10);
  if (end === 0 || end === 7 || end === 10) return end;
  throw new InputError(`Input finalSetTieBreak is ${end}, not 0, 7 or 10`);
}
