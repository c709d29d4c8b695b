import type { Joint } from './joint.ts';
import { lostAt, wonAt } from './settle.ts';

/** A table from a weight for every score. */
export function jointOf(size: number, weightOf: (home: number, away: number) => number): Joint {
  const weights = new Float64Array(size * size);
  weights.forEach((_, cell) => {
    weights[cell] = weightOf(Math.floor(cell / size), cell % size);
  });
  return { size, weights };
}

/** Mean of a function of the score, computed the long way. */
export function jointMean(
  { size, weights }: Joint,
  value: (home: number, away: number) => number,
): number {
  let sum = 0;
  let all = 0;
  weights.forEach((weight, cell) => {
    sum += weight * value(Math.floor(cell / size), cell % size);
    all += weight;
  });
  return sum / all;
}

/** P(home) + ½ P(level). */
export const homeWinOf = (joint: Joint): number =>
  jointMean(joint, (home, away) => (home > away ? 1 : home === away ? 0.5 : 0));

/** The home side's won ÷ (won + lost) at a handicap. */
export const coverOf = (joint: Joint, line: number): number => {
  const won = jointMean(joint, (home, away) => wonAt(home - away + line));
  return won / (won + jointMean(joint, (home, away) => lostAt(home - away + line)));
};

/** The over's won ÷ (won + lost). */
export const overOf = (joint: Joint, line: number): number => {
  const won = jointMean(joint, (home, away) => wonAt(home + away - line));
  return won / (won + jointMean(joint, (home, away) => lostAt(home + away - line)));
};
