import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import { impliedProbability } from '#domain/prices/devig.ts';
import { fairProbabilities } from '#domain/prices/fairProbabilities.ts';
import { normalQuantile } from '../rng/normal.ts';
import type { Closing } from './game.ts';

/** Fair home probability (without draws) of a closing moneyline; undefined if missing or malformed. */
export function closingProbability(closing: Closing | undefined): number | undefined {
  const fair = fairMoneyline(closing);
  if (!fair) return undefined;
  const [home = Number.NaN, away = Number.NaN] = fair;
  return home / (home + away);
}

/** Fair probabilities of a closing moneyline: home, away, and draw if priced. */
export function fairMoneyline(closing: Closing | undefined): number[] | undefined {
  if (closing?.homeMoneyline === undefined || closing.awayMoneyline === undefined) return undefined;
  const prices = [closing.homeMoneyline, closing.awayMoneyline];
  if (closing.drawMoneyline !== undefined) prices.push(closing.drawMoneyline);
  return fairProbabilities(prices);
}

/**
 * Expected home margin implied by a closing line, points (goals, runs); undefined if there is none. From the moneyline it is
 * scale · Φ⁻¹(fair home probability); if both are read, their mean.
 */
export function closingMargin(
  league: MarginLeague,
  scale: number,
  closing: Closing | undefined,
): number | undefined {
  const reads = FIGURES[league].closing;
  const spread = plausible(closing?.spread, -100, 100);
  const fromSpread = spread === undefined || reads === 'moneyline' ? undefined : -spread;
  if (reads === 'spread' && fromSpread !== undefined) return fromSpread;
  const probability = labelProbability(league, closing);
  const fromMoneyline = probability === undefined ? undefined : scale * normalQuantile(probability);
  if (fromMoneyline === undefined || fromSpread === undefined) return fromSpread ?? fromMoneyline;
  return (fromSpread + fromMoneyline) / 2;
}

/**
 * Fair home probability of a closing moneyline as the filters read it: by the power method, or by plain normalization in the NBA.
 */
export function labelProbability(
  league: MarginLeague,
  closing: Closing | undefined,
): number | undefined {
  const fair = closingProbability(closing);
  if (fair === undefined || FIGURES[league].fairBy !== 'normalisation') return fair;
  const home = impliedProbability(closing?.homeMoneyline ?? Number.NaN);
  return home / (home + impliedProbability(closing?.awayMoneyline ?? Number.NaN));
}

/** Closing total, points (goals, runs); undefined if missing or impossible. */
export const closingTotal = (closing: Closing | undefined): number | undefined =>
  plausible(closing?.total, 0.5, 400);

const plausible = (value: number | undefined, low: number, high: number): number | undefined =>
  value !== undefined && value >= low && value <= high ? value : undefined;
