import { givenInputs, readNumbers } from '../../inputs.ts';
import { LEAD_FACTORS } from '../goals/byLead.ts';

/** Minutes of a half, and of a part of it with a rate of its own. */
export const HALF = 45;
export const WHOLE_GAME = 2 * HALF;
export const PART = 15;
const PARTS = WHOLE_GAME / PART;

/** What games have in common: fitted on the goals of four leagues. */
export interface SoccerParams {
  /** Goals a minute in each quarter of an hour, against the average of all six. */
  readonly shape: readonly number[];
  /** Added time of each half, minutes at the rate of the quarter before it. */
  readonly added: readonly number[];
  /** Factor on a side's rate by its own lead: −2 or less, −1, 0, 1, 2 or more. */
  readonly lead: readonly number[];
  /** Factor for each man a side is short of the other: on its own rate, and on the other's. */
  readonly short: readonly number[];
}

/** Parameters as a fit wrote them. Throws a RangeError that names the one missing or out of range. */
export function readSoccerParams(fitted: unknown): SoccerParams {
  const given = givenInputs(fitted, 'params');
  return {
    shape: [...readNumbers(given, 'shape', PARTS, 0.1, 5)],
    added: [...readNumbers(given, 'added', 2, 0.1, 15)],
    lead: [...readNumbers(given, 'lead', LEAD_FACTORS, 0.2, 5)],
    short: [...readNumbers(given, 'short', 2, 0.2, 5)],
  };
}
