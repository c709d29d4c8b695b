import { AliasTable } from '../rng/alias.ts';
import { normalCdf } from '../rng/normalCdf.ts';
import { type BasketballShape, type Margin, wholeSd } from './centre.ts';

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
  return new AliasTable(weighted);
}

/** An overtime's margin, a rounded normal: column = margin + WIDEST. */
export const overtimeTable = ({ mean, sd }: Margin): AliasTable =>
  new AliasTable(between(2 * WIDEST + 1, (k) => k - WIDEST + 0.5, mean, sd));

/** Points that go with even and with odd margins. */
export type PointsTables = readonly [even: AliasTable, odd: AliasTable];

/**
 * Points of a period for a margin 2a + parity: a draw is home − a. A normal total rounded to the whole numbers that
 * go with the margin.
 */
export function pointsTables(mean: number, sd: number): PointsTables {
  const table = (parity: 0 | 1) =>
    new AliasTable(between(SCORES, (k) => 2 * k + 1 - parity, mean, sd));
  return [table(0), table(1)];
}

/** Home points that go with a margin and a random number; neither side below zero. */
export function homePoints(points: PointsTables, margin: number, bits: number): number {
  const odd = (margin & 1) as 0 | 1;
  return Math.max(points[odd].draw(bits) + (margin - odd) / 2, margin, 0);
}

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
