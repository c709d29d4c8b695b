import { InputError } from '#domain/numbers/inputError.ts';
import type { LineShare, WinShares } from '#domain/prices/market.ts';
import { type Given, givenInput, givenInputs, readInput } from '../inputs.ts';
import type { Together } from './together.ts';

/** The market's lines that a game's simulation must reproduce; see `anchor`. */
export type LineInputs = {
  readonly spread?: LineShare | undefined;
  readonly total?: LineShare | undefined;
};

/** Inputs that all models with a win probability and a total share. */
export type CalibratedInputs = {
  /** P(home wins) + ½ P(tie), 0.001–0.999. */
  readonly homeWin: number;
  /** Mean of home + away points; used without `lines`. */
  readonly expectedTotal: number;
  /** SD of the difference of the two sides' strengths, points. */
  readonly ratingSd: number;
  readonly lines?: LineInputs | undefined;
  /** How margin and total go together beyond the model; nothing if absent. */
  readonly together?: Together | undefined;
};

/** No sport has a line farther out. */
const FARTHEST_SPREAD = 150;
const FARTHEST_TOTAL = 400;
/** No market has a share beyond these. */
const [LEAST, MOST] = [0.001, 0.999];

/**
 * Reads `lines`, if given: { spread: { line, share }, total: { line, share } }, each optional; a line is a multiple of ¼, a share
 * 0.001–0.999. Throws a RangeError that names what is wrong.
 */
export function readLineInputs(inputs: Given): LineInputs {
  const value = givenInput(inputs, 'lines');
  if (value === undefined) return {};
  const lines = givenInputs(value, 'lines');
  return {
    spread: readLine(lines, 'spread', -FARTHEST_SPREAD, FARTHEST_SPREAD),
    total: readLine(lines, 'total', 0, FARTHEST_TOTAL),
  };
}

function readLine(lines: Given, name: string, min: number, max: number): LineShare | undefined {
  const value = givenInput(lines, name);
  if (value === undefined) return undefined;
  const label = `lines.${name}`;
  const one = givenInputs(value, label);
  const line = readInput(one, 'line', min, max, `${label}.line`);
  if (!Number.isInteger(4 * line)) {
    throw new InputError(`Input ${label}.line is ${line}, not a multiple of 0.25`, label);
  }
  return { line, share: readInput(one, 'share', LEAST, MOST, `${label}.share`) };
}

/** Reads `shares`, if given: { home, draw, away }, each 0.0001–0.9999, scaled to sum to exactly 1. */
export function readShares(inputs: Given): WinShares | undefined {
  const value = givenInput(inputs, 'shares');
  if (value === undefined) return undefined;
  const shares = givenInputs(value, 'shares');
  const read = (name: keyof WinShares) => readInput(shares, name, 0.0001, 0.9999, `shares.${name}`);
  const [home, draw, away] = [read('home'), read('draw'), read('away')];
  const all = home + draw + away;
  if (!(all > 0.999 && all < 1.001)) throw new InputError(`Input shares sums to ${all}, not to 1`);
  return { home: home / all, draw: draw / all, away: away / all };
}
