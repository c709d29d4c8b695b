import type { GoalRates } from '#engine/soccer/outcomes.ts';
import type { TestedGoalForecast } from './forecasts.ts';
import { shareOfRates } from './shares.ts';

/** The model's upper limit. */
const MOST = 0.5;
/** Halvings of the interval: its final width is far below the four written digits. */
const STEPS = 30;
const DIGITS = 4;

/**
 * The share of leads of two or more goals that end one goal smaller, by maximum likelihood on the margins of games
 * that were won: P(by k) = (1 − e)·p(k) + e·p(k + 1) for k of two or more, p(1) + e·p(2) for one. The logarithm
 * is concave in e, so the root of its derivative is the maximum.
 * @param forecasts of games played, made without easing
 */
export function easingOf(forecasts: readonly TestedGoalForecast[]): number {
  const games = forecasts.flatMap(({ past: { game }, own }) => {
    const margin = game.homeScore - game.awayScore;
    return margin === 0 ? [] : [slopeOf(own, margin)];
  });
  const derivative = (easing: number) =>
    games.reduce((sum, { base, slope }) => sum + slope / (base + easing * slope), 0);
  if (!(derivative(0) > 0)) return 0;
  if (derivative(MOST) > 0) return MOST;
  let [low, high] = [0, MOST];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (derivative(middle) > 0) low = middle;
    else high = middle;
  }
  return Number(((low + high) / 2).toFixed(DIGITS));
}

/** P(margin) is base + easing × slope. */
function slopeOf(rates: GoalRates, margin: number): { base: number; slope: number } {
  const loose = { ...rates, tightness: 0 };
  const by = (k: number) => shareOfRates(loose, (home, away) => home - away === k);
  const base = by(margin);
  const further = by(margin + Math.sign(margin));
  return { base, slope: Math.abs(margin) === 1 ? further : further - base };
}
