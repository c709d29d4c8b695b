import { InputError } from '#domain/numbers/inputError.ts';
import { clamp, meanOrZero } from '#domain/numbers/numbers.ts';
import { own } from '../own.ts';
import { normalScore } from './normalScores.ts';
import type { RacingEntrant } from './race.ts';
import type { CarForecast, RacingLeague, RacingParams, Weights } from './ratings.ts';

/** A car's mean performance and its uncertainty, in SDs of one race's luck. */
interface Strength {
  readonly mean: number;
  readonly sd: number;
}

/** Below this share of known slots a grid counts as open. */
const ENOUGH_SLOTS = 0.5;

export const gridKnown = (entrants: readonly RacingEntrant[]): boolean =>
  entrants.filter(({ grid }) => grid !== undefined).length > ENOUGH_SLOTS * entrants.length;

/** Weights of a kind of track, or those of all kinds. Throws a RangeError if the parameters have neither. */
export function weightsFor(weights: Readonly<Record<string, Weights>>, trackType: string): Weights {
  const found = own(weights, trackType) ?? own(weights, 'all');
  if (!found) throw new InputError(`No weights for tracks of kind ${trackType}`);
  return found;
}

/**
 * Value of each car's starting slot, relative to the field's mean. Formula 1: minus the logarithm of the slot, because the front
 * row is worth more than its rank and the back rows are alike. NASCAR: the slot's normal score.
 * A car without a slot has value 0 and the spread of all slots as variance.
 */
export function gridValues(
  league: RacingLeague,
  entrants: readonly RacingEntrant[],
): { readonly value: number; readonly variance: number }[] {
  const count = entrants.length;
  const raw = entrants.map(({ grid }) => {
    if (grid === undefined) return undefined;
    const slot = clamp(grid, 1, count);
    return league === 'F1' ? -Math.log(slot) : normalScore(slot, count);
  });
  const known = raw.filter((value) => value !== undefined);
  const mean = meanOrZero(known);
  const spread = meanOrZero(known.map((value) => (value - mean) ** 2));
  return raw.map((value) =>
    value === undefined ? { value: 0, variance: spread } : { value: value - mean, variance: 0 },
  );
}

/** Strength of a car from its forecast, the weights and its slot's value, if known. */
export function strengthOf(
  weights: Weights,
  { race, qualifying }: CarForecast,
  slot: { readonly value: number; readonly variance: number },
): Strength {
  const mean =
    weights.race * race.mean + weights.qualifying * qualifying.mean + weights.grid * slot.value;
  const variance =
    weights.race ** 2 * race.variance +
    weights.qualifying ** 2 * qualifying.variance +
    weights.grid ** 2 * slot.variance;
  return { mean, sd: Math.sqrt(variance) };
}

/** Strengths of a race's cars: with their slots if the grid is known, else from the ratings alone. */
export function raceStrengths(
  league: RacingLeague,
  params: Pick<RacingParams, 'before' | 'after'>,
  trackType: string,
  entrants: readonly RacingEntrant[],
  forecasts: readonly CarForecast[],
  known: boolean = gridKnown(entrants),
): Strength[] {
  const weights = weightsFor(known ? params.after : params.before, trackType);
  const slots = gridValues(league, entrants);
  return forecasts.map((forecast, index) =>
    strengthOf(weights, forecast, slots[index] ?? { value: 0, variance: 0 }),
  );
}
