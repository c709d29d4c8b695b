import { givenInput, givenInputs, readInput, readNumbers } from '../../inputs.ts';
import { LEAD_FACTORS } from '../goals/byLead.ts';

/** Seconds of a period, and of regulation's three. */
export const PERIOD = 1200;
export const PERIODS = 3;
/**
 * Seconds left of regulation at which stretches of the last minutes begin: how many sides behind play without a goalie changes from
 * one to the next.
 */
export const LATE = [300, 240, 180, 150, 120, 90, 60, 30] as const;

/** What games have in common: fitted on the league's. */
export interface HockeyParams {
  /** Goals of each period against their average, at a level score and even numbers. */
  readonly periods: readonly number[];
  /** Factor on a side's rate by its own lead: −2 or less, −1, 0, 1, 2 or more. */
  readonly lead: readonly number[];
  /** Share of sides one or two behind that play without a goalie, in each late stretch (`LATE`). */
  readonly pulled: readonly number[];
  /** Factor on the rate of a side without a goalie, and on the other's. */
  readonly pull: { readonly own: number; readonly others: number };
  /** Factor on the rate of a side with more skaters and on the other's, and for how long on from a moment of it, seconds. */
  readonly powerPlay: { readonly own: number; readonly others: number; readonly seconds: number };
}

/** Parameters as a fit wrote them. Throws a RangeError that names the one missing or out of range. */
export function readHockeyParams(fitted: unknown): HockeyParams {
  const given = givenInputs(fitted, 'params');
  const factors = (name: string) => {
    const both = givenInputs(givenInput(given, name), name);
    return { own: readInput(both, 'own', 0.1, 30), others: readInput(both, 'others', 0.1, 30) };
  };
  const powerPlay = givenInputs(givenInput(given, 'powerPlay'), 'powerPlay');
  return {
    periods: [...readNumbers(given, 'periods', PERIODS, 0.2, 5)],
    lead: [...readNumbers(given, 'lead', LEAD_FACTORS, 0.2, 5)],
    pulled: [...readNumbers(given, 'pulled', LATE.length, 0, 1)],
    pull: factors('pull'),
    powerPlay: { ...factors('powerPlay'), seconds: readInput(powerPlay, 'seconds', 0, 300) },
  };
}
