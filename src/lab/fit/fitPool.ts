import { CLOSE_ALONE, LEAST, type PoolWeights } from '#engine/market/pool.ts';
import { nelderMead } from './nelderMead.ts';

/** One market of an earlier season with forecasts from the close and the model, and what happened. */
export interface PoolTriple {
  /** Probabilities of every outcome, summing to 1; the same outcomes in all three lists. */
  readonly close: readonly number[];
  readonly own: readonly number[];
  /** Weight of each outcome: 1 for what happened, ½ each for a tie in a two-way market. */
  readonly happened: readonly number[];
}

/** Both outcomes of a two-way market, from the first one's probability. */
export const both = (p: number): number[] => [p, 1 - p];

/**
 * Precision of the normal prior around the close alone: weights within about ±0.2 before any data (ridge, Hoerl and
 * Kennard, 1970). A few thousand games outweigh it; it steadies the two, which are strongly correlated.
 */
const PRIOR_PRECISION = 25;
const SEARCH = { steps: [-0.1, 0.1], most: 200, tolerance: 1e-7 };
const DIGITS = 4;

/**
 * Weights of the market-anchored pool with the least loss (mean logarithmic loss with a weak prior at the close alone),
 * rounded to four digits. Without triples: the close alone. Deterministic.
 * @param priorPrecision of the prior around the close alone, 1 ÷ variance of a weight
 */
export function fitPool(
  triples: readonly PoolTriple[],
  priorPrecision = PRIOR_PRECISION,
): PoolWeights {
  if (triples.length === 0) return CLOSE_ALONE;
  const games = triples.map(({ close, own, happened }) => ({
    close: close.map(bounded),
    own: close.map((_, index) => bounded(own[index] ?? 0)),
    happened,
  }));
  const loss = ([a = 1, b = 0]: readonly number[]): number => {
    let sum = (priorPrecision / 2) * ((a - 1) ** 2 + b ** 2);
    for (const game of games) sum += lossAt(game, a, b);
    return sum / games.length;
  };
  const [close = 1, own = 0] = nelderMead(loss, [CLOSE_ALONE.close, CLOSE_ALONE.own], SEARCH).at;
  return { close: rounded(close), own: rounded(own) };
}

const bounded = (p: number): number => Math.log(Math.max(p, LEAST));
const rounded = (value: number): number => Number(value.toFixed(DIGITS));

/** −Σ happened · ln p for one market, from the logarithms of both forecasts. */
function lossAt({ close, own, happened }: PoolTriple, a: number, b: number): number {
  let sum = 0;
  let said = 0;
  let weight = 0;
  for (let index = 0; index < close.length; index++) {
    const score = a * (close[index] ?? 0) + b * (own[index] ?? 0);
    sum += Math.exp(score);
    said += (happened[index] ?? 0) * score;
    weight += happened[index] ?? 0;
  }
  return weight * Math.log(sum) - said;
}
