import { BENCH_RATES } from './bench.ts';
import type { BatterMemory } from './memory.ts';
import type { BaseballParams, Shrinkage } from './params.ts';
import type { BatterRates } from './types.ts';

/** Plate appearances that an average bench counts for in a place's rates before anything is seen. */
const FIRST_SEEN = 500;

/** Rates of all who batted in a place. */
export const placeRates = (place: BatterMemory): BatterRates =>
  ratesFrom(place, BENCH_RATES, {
    reaches: FIRST_SEEN,
    walk: FIRST_SEEN,
    double: FIRST_SEEN,
    triple: FIRST_SEEN,
    homeRun: FIRST_SEEN,
    strikeout: FIRST_SEEN,
    hitByPitch: FIRST_SEEN,
    steals: FIRST_SEEN,
  });

/** A batter's rates: what he did, and as much of `average` as the shrinkage says. */
export function ratesFrom(
  seen: BatterMemory,
  average: BatterRates,
  shrinkage: Pick<Shrinkage, keyof BatterRates>,
): BatterRates {
  const { plateAppearances, walk, single, double, triple, homeRun, strikeout } = seen;
  const reached = walk + single + double + triple + homeRun;
  const rest = plateAppearances - reached;
  const rate = (count: number, of: number, name: keyof BatterRates): number =>
    (count + shrinkage[name] * average[name]) / (of + shrinkage[name]);
  return {
    reaches: rate(reached, plateAppearances, 'reaches'),
    walk: rate(walk, reached, 'walk'),
    double: rate(double, reached, 'double'),
    triple: rate(triple, reached, 'triple'),
    homeRun: rate(homeRun, reached, 'homeRun'),
    strikeout: rate(strikeout, rest, 'strikeout'),
    hitByPitch: rate(seen.hitByPitch, rest, 'hitByPitch'),
    steals: rate(seen.steals, walk + single + seen.hitByPitch, 'steals'),
  };
}

/** How readily a batter is replaced: his turns that others took, over the league's habit. */
export const baseballLeaves = (
  { left, leftExpected }: BatterMemory,
  { shrinkage }: Pick<BaseballParams, 'shrinkage'>,
): number => Math.min(8, (left + shrinkage.leaves) / (leftExpected + shrinkage.leaves));
