import { InputError } from '#domain/numbers/inputError.ts';
import {
  givenInput,
  givenInputs,
  readInput,
  readNumbers,
  readProbabilities,
} from '../../inputs.ts';

/** Scores of a half-inning that are told apart: 0 to 9 runs, and 10 or more. */
export const MOST_LIVE_RUNS = 11;
/** Outs and bases of a half-inning: `outs` × 8 + `bases`. */
export const SITUATIONS = 24;
/** A half-inning's start, and an extra one's: the automatic runner is on second base. */
export const FRESH_INNING = 0;
export const WITH_RUNNER = 2;
export const REGULATION = 9;

/** What a league's half-innings have in common: fitted on its plays. */
export interface LiveBaseballParams {
  /** By situation: probabilities of 0, 1 … 9 and 10 or more runs from there to the third out. */
  readonly runs: readonly (readonly number[])[];
  /** Mean runs of innings 1 to 9, and of an extra one from its own start, against the average inning's. */
  readonly innings: readonly number[];
  /** SD of the logarithm of a side's scoring rate on the day: its starter, its bats, the park's air. */
  readonly daySd: number;
  /** What a run more or less than expected says of that rate: the mean of a half-inning's runs ÷ their variance. */
  readonly learning: number;
}

/** Parameters as a fit wrote them. Throws a RangeError that names the one missing or out of range. */
export function readBaseballParams(fitted: unknown): LiveBaseballParams {
  const given = givenInputs(fitted, 'params');
  const rows = givenInput(given, 'runs');
  if (!Array.isArray(rows) || rows.length !== SITUATIONS) {
    throw new InputError(`Input runs has not ${SITUATIONS} rows`, 'runs');
  }
  return {
    runs: rows.map((row: unknown) => [...readProbabilities({ runs: row }, 'runs', MOST_LIVE_RUNS)]),
    innings: [...readNumbers(given, 'innings', REGULATION + 1, 0.2, 5)],
    daySd: readInput(given, 'daySd', 0, 1),
    learning: readInput(given, 'learning', 0, 2),
  };
}
