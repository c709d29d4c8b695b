import { DEAD_HEAT_UNIT } from '#domain/outcomes/golf.ts';

/** Weight of each of k tied players, in DEAD_HEAT_UNITs, for k = 0 … `most`. */
export const splitsOf = (most: number): Float64Array =>
  Float64Array.from({ length: most + 1 }, (_, k) => Math.floor(DEAD_HEAT_UNIT / Math.max(k, 1)));

/**
 * Weight of a player in `place` with `tied` players in all (himself included) when the first `paid` places pay: whole if all of
 * them fit in, else the remaining places divided by the tied.
 */
export function heatOf(splits: Float64Array, place: number, tied: number, paid: number): number {
  if (place > paid) return 0;
  return place + tied - 1 <= paid
    ? DEAD_HEAT_UNIT
    : (splits[tied] ?? 0) * Math.max(paid - place + 1, 0);
}
