import { marginWinProbability } from '#engine/ratings/margin/winProbability.ts';
import { type Labels, logLossOfLabel } from './labels.ts';
import type { MarginSaid } from './runs.ts';

/** Number of oldest seasons that only warm the filters up. */
export const MARGIN_WARM_UP = 2;

/** Index of the first game that counts in the loss: 0 if there are too few seasons for a warm-up. */
export function firstJudged({ season }: Labels): number {
  const from = (season[0] ?? 0) + MARGIN_WARM_UP;
  const first = season.findIndex((value) => value >= from);
  return Math.max(first, 0);
}

/** Mean log loss of win probabilities against labels. */
export function winLoss(
  said: MarginSaid,
  label: Float64Array,
  scale: number,
  slope: number,
  first: number,
): number {
  let sum = 0;
  for (let at = first; at < label.length; at++) {
    const forecast = { mean: said.mean[at] ?? 0, variance: said.variance[at] ?? 0 };
    sum += logLossOfLabel(marginWinProbability(scale, slope, forecast), label[at] ?? 0);
  }
  return sum / (label.length - first);
}

/** Mean negative log density (without its constant) of margins or totals that are normal around the forecast. */
export function scoreLoss(
  said: MarginSaid,
  actual: Float64Array,
  scoreSd: number,
  first: number,
): number {
  let sum = 0;
  for (let at = first; at < actual.length; at++) {
    const sd = scoreSd * (said.spread[at] ?? 1);
    const variance = sd * sd + (said.variance[at] ?? 0);
    const gap = (actual[at] ?? 0) - (said.mean[at] ?? 0);
    sum += Math.log(variance) / 2 + (gap * gap) / (2 * variance);
  }
  return sum / (actual.length - first);
}

/** Mean squared distance of forecast totals from the closing total if there is one, else from the score. */
export function totalLoss(said: MarginSaid, { totalLine, total }: Labels, first: number): number {
  let sum = 0;
  for (let at = first; at < total.length; at++) {
    const line = totalLine[at] ?? Number.NaN;
    const gap = (Number.isNaN(line) ? (total[at] ?? 0) : line) - (said.mean[at] ?? 0);
    sum += gap * gap;
  }
  return sum / (total.length - first);
}

/** Lowest and highest slope of win probabilities in the search. */
const SLOPES = [0.5, 2.5] as const;

/** The slope in Φ(slope · μ ÷ √(scale² + v)) with the least loss on results, by golden section. */
export function fitSlope(
  said: MarginSaid,
  { result }: Labels,
  scale: number,
  first: number,
): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high]: readonly [number, number] = SLOPES;
  const loss = (slope: number) => winLoss(said, result, scale, slope, first);
  while (high - low > 1e-4) {
    const left = high - ratio * (high - low);
    const right = low + ratio * (high - low);
    if (loss(left) < loss(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}
