/**
 * Brier score of one answered question, halved so that with two outcomes it is (p − y)²: ½ Σ (p_i − y_i)².
 * 0 is perfect, 1 the worst. Source: Brier (1950), "Verification of forecasts expressed in terms of probability".
 */
export function brier(said: readonly number[], happened: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < happened.length; index++) {
    sum += ((said[index] ?? 0) - (happened[index] ?? 0)) ** 2;
  }
  return sum / 2;
}

/**
 * Ranked probability score of ordered outcomes: mean squared gap between both cumulative distributions over the
 * r − 1 cuts. 0 is perfect, 1 the worst; with two outcomes it is the Brier score.
 * Source: Epstein (1969), "A scoring system for probability forecasts of ranked categories".
 */
export function rankedProbability(said: readonly number[], happened: readonly number[]): number {
  const cuts = happened.length - 1;
  let gap = 0;
  let sum = 0;
  for (let index = 0; index < cuts; index++) {
    gap += (said[index] ?? 0) - (happened[index] ?? 0);
    sum += gap * gap;
  }
  return sum / cuts;
}
