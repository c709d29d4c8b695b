import type { Forecast } from '#engine/ratings/marginForecast.ts';
import { normalQuantile } from '#engine/rng/normal.ts';
import { normalCdf } from '#engine/rng/normalCdf.ts';
import type { MarginCall } from './walkMargin.ts';

/** Seasons held out for the printed test, the newest. */
export const TEST_SEASONS = 2;
/** Seasons that only warm the filters up, the oldest. */
const WARM_UP_SEASONS = 2;
/** Newest training seasons that the shapes are read from: the game changes. */
const SHAPE_SEASONS = 6;

export const lastSeason = (calls: readonly { game: { season: number } }[]): number =>
  calls.reduce((last, { game }) => Math.max(last, game.season), 0);

export const isTest = (season: number, last: number): boolean => season > last - TEST_SEASONS;

/** Games that parameters are estimated on: neither the warm-up nor the test. */
export function trainingCalls<C extends { game: { season: number } }>(calls: readonly C[]): C[] {
  const last = lastSeason(calls);
  const first = (calls[0]?.game.season ?? 0) + WARM_UP_SEASONS;
  return calls.filter(({ game }) => game.season >= first && !isTest(game.season, last));
}

/** The newest seasons of the training games. */
export function shapeCalls<C extends { game: { season: number } }>(calls: readonly C[]): C[] {
  const training = trainingCalls(calls);
  const last = lastSeason(training);
  return training.filter(({ game }) => game.season > last - SHAPE_SEASONS);
}

/** 1 home, 0 away, ½ tie. */
export const resultOf = (game: { homeScore: number; awayScore: number }): number =>
  game.homeScore > game.awayScore ? 1 : game.homeScore < game.awayScore ? 0 : 0.5;

/** Logarithmic loss of one probability; a tie counts half to each side. */
export const logLoss = (p: number, result: number): number =>
  -result * Math.log(Math.max(p, 1e-6)) - (1 - result) * Math.log(Math.max(1 - p, 1e-6));

/** The slope of Φ(slope · μ ÷ √(scale² + v)) that loses least on training games, by golden section on 0.5–2.5. */
export function fitSlope(
  calls: readonly MarginCall[],
  forecastOf: (call: MarginCall) => Forecast,
  scale: number,
): number {
  const points = trainingCalls(calls).map((call) => {
    const { mean, variance } = forecastOf(call);
    return { z: mean / Math.sqrt(scale * scale + variance), result: resultOf(call.game) };
  });
  const loss = (slope: number) =>
    points.reduce((sum, { z, result }) => sum + logLoss(normalCdf(slope * z), result), 0);
  return goldenSection(loss, 0.5, 2.5);
}

/** Mean of score − forecast of the totals in the newest training seasons. */
export function totalBias(calls: readonly MarginCall[]): number {
  const recent = shapeCalls(calls);
  const gap = ({ game, total }: MarginCall) => game.homeScore + game.awayScore - total.mean;
  return recent.reduce((sum, call) => sum + gap(call), 0) / recent.length;
}

function goldenSection(loss: (x: number) => number, low: number, high: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let a = low;
  let b = high;
  while (b - a > 1e-4) {
    const left = b - ratio * (b - a);
    const right = a + ratio * (b - a);
    if (loss(left) < loss(right)) b = right;
    else a = left;
  }
  return (a + b) / 2;
}

export const standardDeviation = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

/** Centre of a normal margin with the given SD that is above zero with probability p. */
export const centreOf = (p: number, sd: number): number =>
  sd * normalQuantile(Math.max(0.001, Math.min(0.999, p)));
