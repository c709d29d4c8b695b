import type { League } from '#domain/leagues/league.ts';
import { roundedToHalf } from '#domain/numbers/numbers.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import type { SampleLine, Scatter } from '../leagues/facts.ts';
import { FEED_FACTS } from '../leagues/index.ts';
import { chanceAt } from './opinion.ts';
import { twoWay } from './vig.ts';

/** The prices of a quote, without the bookmaker. */
export interface Market {
  readonly moneyline: NonNullable<OddsQuote['moneyline']>;
  readonly spread: NonNullable<OddsQuote['spread']>;
  readonly total: NonNullable<OddsQuote['total']>;
}

const RUN_LINE = 1.5;

/** Baseball and hockey: the favorite gives 1.5, priced by how often it wins by two or more. */
function fixedSpread(line: SampleLine, winsByTwo: number): Market['spread'] {
  const p = line.homeProbability;
  if (p > 0.5) {
    const [home, away] = twoWay(p * winsByTwo);
    return { line: -RUN_LINE, home, away };
  }
  const [away, home] = twoWay((1 - p) * winsByTwo);
  return { line: RUN_LINE, home, away };
}

/** The mean margin to the nearest half, never against the moneyline's favorite. */
function pointSpread(line: SampleLine, scatter: Scatter): Market['spread'] {
  const size = roundedToHalf(Math.abs(line.margin));
  const homeFavored = line.homeProbability > 0.5;
  const handicap = homeFavored === line.margin > 0 ? (homeFavored ? -size : size) : 0;
  const [home, away] = twoWay(chanceAt((line.margin + handicap) / scatter.margin));
  return { line: handicap + 0, home, away };
}

/** Prices of a game without draws, with normally distributed margins and totals. */
export function pointsMarket(line: SampleLine, league: League): Market {
  const { scatter } = FEED_FACTS[league].sample;
  const [home, away] = twoWay(line.homeProbability);
  const median = line.total - (scatter.skew ?? 0);
  const totalLine = Math.max(0.5, roundedToHalf(median));
  const [over, under] = twoWay(chanceAt((median - totalLine) / scatter.total));
  return {
    moneyline: { home, away },
    spread: scatter.winsByTwo ? fixedSpread(line, scatter.winsByTwo) : pointSpread(line, scatter),
    total: { line: totalLine, over, under },
  };
}
