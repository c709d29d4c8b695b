import { SCORING_GROUPS } from './groups.ts';
import { levelFactors, timesOdds, UNKNOWN_LEVELS } from './levels.ts';
import type { BaseballTables, BatterRates, StartingPitcher } from './types.ts';

/** Kinds of plate appearances. The first five are hits and walks. */
export const WALK = 0;
export const SINGLE_HIT = 1;
export const DOUBLE = 2;
export const TRIPLE = 3;
export const HOME_RUN = 4;
export const HIT_BY_PITCH = 5;
export const OUT = 6;
export const STRIKEOUT = 7;
/** Hits and walks that are told apart. */
export const REACHED = 5;

/** A pitcher who leaves batters' rates as they are. */
export const AVERAGE: Pick<StartingPitcher, 'strikeout' | 'walk' | 'homeRun' | 'form'> = {
  strikeout: 1,
  walk: 1,
  homeRun: 1,
  form: 0,
};

/** What each of some batters does against one pitcher. */
export interface Plate {
  /** Chance of a walk, then of that or a single, and so on: [man][group of runs per hit and walk][five kinds], in a row. */
  readonly kinds: Float64Array;
  /** Of who does not reach, chance of a strikeout: [level of form][man], in a row. */
  readonly strikeouts: Float64Array;
  /** Chance of being hit by a pitch on top of that: [man]. */
  readonly hitBy: Float64Array;
}

/**
 * @param men the batters @param pitcher factors on their odds
 * @param phase 0 against the starter, 1 against relievers
 */
export function plateOf(
  tables: BaseballTables,
  men: readonly BatterRates[],
  pitcher: typeof AVERAGE,
  phase: 0 | 1,
): Plate {
  const kinds = new Float64Array(men.length * SCORING_GROUPS * REACHED);
  const strikeouts = new Float64Array(UNKNOWN_LEVELS * men.length);
  const hitBy = Float64Array.from(men, (man) => man.hitByPitch);
  const levels = levelFactors(pitcher.form);
  men.forEach((man, index) => {
    const weights = typeWeights(man, pitcher, tables.walks[phase]);
    for (let group = 0; group < SCORING_GROUPS; group++) {
      const row = tables.scoringTypes[group] ?? [];
      const tilted = weights.map((weight, kind) => weight * (row[kind] ?? 1));
      const all = tilted.reduce((sum, weight) => sum + weight, 0);
      let sum = 0;
      tilted.forEach((weight, kind) => {
        sum += weight / all;
        kinds[(index * SCORING_GROUPS + group) * REACHED + kind] = sum;
      });
    }
    levels.forEach((level, at) => {
      const factor = level * pitcher.strikeout * tables.strikeouts[phase];
      strikeouts[at * men.length + index] = timesOdds(man.strikeout, factor);
    });
  });
  return { kinds, strikeouts, hitBy };
}

/** Weights of a walk, single, double, triple and home run among his hits and walks. */
function typeWeights(man: BatterRates, pitcher: typeof AVERAGE, walks: number): number[] {
  const single = Math.max(0.01, 1 - man.walk - man.double - man.triple - man.homeRun);
  return [
    man.walk * pitcher.walk * walks,
    single,
    man.double,
    man.triple,
    man.homeRun * pitcher.homeRun,
  ];
}
