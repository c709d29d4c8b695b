import type { WinShares } from '#domain/prices/market.ts';
import { givenInput, givenInputs, readInput, readNumbers, readOptional } from '../inputs.ts';
import { type LineInputs, readLineInputs, readShares } from '../joint/lineInputs.ts';

/** Inputs of a game of soccer: see model.ts. */
export type SoccerInputs = {
  /** Mean goals of each side. */
  readonly homeRate: number;
  readonly awayRate: number;
  /** SD of the logarithm of each rate. */
  readonly homeLogSd: number;
  readonly awayLogSd: number;
  /** Dependence of low scores. */
  readonly rho: number;
  /** Share of leads of two or more that end a goal smaller; 0 if absent. */
  readonly easing?: number | undefined;
  /** How much less totals vary than Poisson goals imply; 0 if absent. */
  readonly tightness?: number | undefined;
  /** How much more often draws end 0–0, 1–1, 2–2 … than the rates imply; 1 if absent. */
  readonly drawFactors?: readonly number[] | undefined;
  /** P(home), P(draw), P(away) that the simulation reproduces. */
  readonly shares?: WinShares | undefined;
  readonly lines?: LineInputs | undefined;
};

/** Level scores with a factor of their own. */
const MOST_FACTORS = 10;

/** Checks inputs of unknown origin. Throws a RangeError that names the wrong one. */
export function readSoccer(inputs: unknown) {
  const given = givenInputs(inputs);
  const rates = {
    homeRate: readInput(given, 'homeRate', 0.05, 8),
    awayRate: readInput(given, 'awayRate', 0.05, 8),
    homeLogSd: readInput(given, 'homeLogSd', 0, 1),
    awayLogSd: readInput(given, 'awayLogSd', 0, 1),
    rho: readInput(given, 'rho', -0.3, 0.1),
    easing: readOptional(given, 'easing', 0, 0, 0.5),
    tightness: readOptional(given, 'tightness', 0, 0, 0.2),
  };
  const factors = givenInput(given, 'drawFactors');
  const listed = Array.isArray(factors) ? Math.min(factors.length, MOST_FACTORS) : 0;
  const drawFactors =
    factors === undefined ? undefined : readNumbers(given, 'drawFactors', listed, 0.2, 5);
  return { rates, drawFactors, wanted: { shares: readShares(given), ...readLineInputs(given) } };
}
