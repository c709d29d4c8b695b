import { fairProbabilities } from '#domain/prices/fairProbabilities.ts';
import { type LogRates, ratesFromOutcomes } from '../../soccer/invert.ts';
import { fairMoneyline } from '../closing.ts';
import type { Closing } from '../game.ts';

/**
 * Dependence of low scores assumed in bookmakers' prices, between none and the −0.08 to −0.09 in results (fitted `rho`). It
 * affects the scoring rates learned from lines, never the close's own probabilities.
 */
const MARKET_RHO = -0.05;

/** Closing prices as log scoring rates: 1X2 with over/under 2.5 if priced, else with the draw. */
export function closingRates(closing: Closing | undefined): LogRates | undefined {
  const fair = fairMoneyline(closing);
  if (fair?.length !== 3) return undefined;
  const [home = Number.NaN, away = Number.NaN, draw = Number.NaN] = fair;
  const over = closingOver(closing);
  return ratesFromOutcomes(home, away, over === undefined ? { draw } : { over }, MARKET_RHO);
}

/** Fair probability of more than 2.5 goals; undefined if that line is not priced. */
export function closingOver(closing: Closing | undefined): number | undefined {
  if (closing?.overPrice === undefined || closing.underPrice === undefined) return undefined;
  if (closing.total !== 2.5) return undefined;
  return fairProbabilities([closing.overPrice, closing.underPrice])?.[0];
}
