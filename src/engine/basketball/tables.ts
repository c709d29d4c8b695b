import { type AliasTable, aliasTable } from '../rng/alias.ts';
import { normalCdf } from '../rng/normalCdf.ts';
import { type BasketballShape, wholeSd } from './centre.ts';

/** Scores 0 to 250 are told apart; margins −250 to 250. */
export const SCORES = 251;
export const WIDEST = SCORES - 1;

/** Regulation's margin, a rounded normal with its close margins weighted: column = margin + WIDEST. */
export function marginTable(centre: number, shape: BasketballShape): AliasTable {
  const sd = wholeSd(shape);
  const weights = between(2 * WIDEST + 1, (k) => k - WIDEST + 0.5, centre, sd);
  const weighted = weights.map(
    (weight, index) => weight * (shape.marginWeights[Math.abs(index - WIDEST)] ?? 1),
  );
  return aliasTable(weighted);
}

/**
 * Regulation's points for a margin 2a + parity: a draw is home − a. A normal total rounded to the whole numbers
 * that go with the margin.
 */
export const pointsTable = (parity: 0 | 1, mean: number, sd: number): AliasTable =>
  aliasTable(between(SCORES, (k) => 2 * k + 1 - parity, mean, sd));

/** Probability that a normal lies between consecutive bounds; the ends take the tails. */
function between(
  length: number,
  upper: (index: number) => number,
  mean: number,
  sd: number,
): Float64Array {
  const weights = new Float64Array(length);
  let below = 0;
  for (let index = 0; index < length; index++) {
    const upTo = index === length - 1 ? 1 : normalCdf((upper(index) - mean) / sd);
    weights[index] = upTo - below;
    below = upTo;
  }
  return weights;
}
