import { sum } from '#domain/numbers/numbers.ts';
import { normalCdf } from '../rng/normalCdf.ts';
import { type BasketballShape, type Margin, wholeSd } from './centre.ts';

/** Scores 0 to 250 are told apart; margins −250 to 250. */
export const BASKETBALL_SCORES = 251;
export const WIDEST = BASKETBALL_SCORES - 1;

/** Probability of each regulation margin: a rounded normal with its close margins weighted. Index = margin + WIDEST. */
export function regulationMargins(centre: number, shape: BasketballShape): Float64Array {
  const plain = between(2 * WIDEST + 1, (k) => k - WIDEST + 0.5, centre, wholeSd(shape));
  const weighted = plain.map(
    (weight, index) => weight * (shape.marginWeights[Math.abs(index - WIDEST)] ?? 1),
  );
  const all = sum(weighted);
  return weighted.map((weight) => weight / all);
}

/** Probability of each overtime margin: a rounded normal. Index = margin + WIDEST. */
export const overtimeMargins = ({ mean, sd }: Margin): Float64Array =>
  between(2 * WIDEST + 1, (k) => k - WIDEST + 0.5, mean, sd);

/** Probabilities of the points that fit even and odd margins. */
export type Points = readonly [even: Float64Array, odd: Float64Array];

/**
 * Points of a period for a margin 2a + parity, at index home − a: a normal total, rounded to the whole numbers that fit the
 * margin.
 */
export const pointsTable = (mean: number, sd: number): Points => [
  between(BASKETBALL_SCORES, (k) => 2 * k + 1, mean, sd),
  between(BASKETBALL_SCORES, (k) => 2 * k, mean, sd),
];

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
