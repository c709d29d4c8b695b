/** Central intervals whose coverage is reported. */
const LEVELS = [0.5, 0.8, 0.95] as const;

/** Share of a level's intervals that held the actual value, in the order of LEVELS. */
export type Coverage = readonly [half: number, four: number, nineteen: number];

/**
 * Coverage of central intervals from probability integral transforms: the value lies in a level's interval if its PIT
 * is at most level ÷ 2 from ½. Discrete forecasts use randomized PITs, so that a calibrated one covers exactly its level.
 * Source: Czado, Gneiting and Held (2009), "Predictive model assessment for count data".
 */
export function coverage(pits: readonly number[]): Coverage {
  const share = (level: number): number =>
    pits.filter((pit) => Math.abs(pit - 0.5) <= level / 2).length / pits.length;
  return [share(LEVELS[0]), share(LEVELS[1]), share(LEVELS[2])];
}
