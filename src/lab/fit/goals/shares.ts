import { eachScoreShare, type GoalRates, outcomesOf } from '#engine/soccer/outcomes.ts';

/** Shares of games with more than 1.5, 2.5 and 3.5 goals, with goals on both sides, and drawn. */
export const SHAPES = {
  draw: (home: number, away: number) => home === away,
  'both teams score': (home: number, away: number) => home > 0 && away > 0,
  'over 1.5': (home: number, away: number) => home + away > 1.5,
  'over 2.5': (home: number, away: number) => home + away > 2.5,
  'over 3.5': (home: number, away: number) => home + away > 3.5,
} as const;
export type Shape = keyof typeof SHAPES;

/** Probability of home, draw, away. */
export function threeWay(rates: GoalRates): [home: number, draw: number, away: number] {
  const { home, draw, away } = outcomesOf(rates);
  return [home, draw, away];
}

/** Probability of a set of scores. */
export function shareOfRates(
  rates: GoalRates,
  holds: (home: number, away: number) => boolean,
): number {
  let sum = 0;
  eachScoreShare(rates, (home, away, share) => {
    if (holds(home, away)) sum += share;
  });
  return sum;
}

/**
 * Mean of a number of the score and the randomized probability integral transform of its actual value:
 * P(below) + u · P(equal). Source: Czado, Gneiting and Held (2009), "Predictive model assessment for count data",
 * Biometrics 65(4).
 * @param u 0–1
 */
export function placeInGrid(
  rates: GoalRates,
  value: (home: number, away: number) => number,
  actual: number,
  u: number,
): { mean: number; pit: number } {
  let mean = 0;
  let pit = 0;
  eachScoreShare(rates, (home, away, share) => {
    const x = value(home, away);
    mean += x * share;
    if (x < actual) pit += share;
    else if (x === actual) pit += u * share;
  });
  return { mean, pit };
}
