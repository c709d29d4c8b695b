import type { League } from '../leagues/league.ts';
import { clamp } from '../numbers/numbers.ts';
import { impliedProbability } from '../prices/devig.ts';
import { normalShare } from './bellShare.ts';
import { spreadSigma, totalSigma } from './sigmas.ts';

/** % chance on the smooth curve, between 5 and 95. */
const curve = (mean: number, line: number, sigma: number): number =>
  clamp(100 * normalShare((mean - line) / sigma), 5, 95);

/** % chance that the home side covers `handicap` (negative: it gives points), given a mean home margin. */
export const homeCoverPercent = (league: League, meanMargin: number, handicap: number): number =>
  curve(meanMargin, -handicap, spreadSigma(league));

/** % chance of a total over `line`, given a mean total. */
export const overPercent = (league: League, meanTotal: number, line: number): number =>
  curve(meanTotal, line, totalSigma(league));

/** The chance that a price needs and the chance in the simulation, %. */
export interface PriceReading {
  readonly win: number;
  /** Chance at which the price breaks even. */
  readonly needs: number;
  /** 50 is a fair price; each point above is a point of edge; 0–100. */
  readonly edge: number;
}

/** @param win % of simulated games, 0–100 @param price American, not between −100 and +100 */
export function priceReading(win: number, price: number): PriceReading {
  const needs = 100 * impliedProbability(price);
  return { win, needs, edge: clamp(50 + win - needs, 0, 100) };
}
