import type { League } from '../../leagues/league.ts';
import type { LinedMarket } from '../../prices/shiftBySd.ts';

const SOCCER = { spread: 1.7, total: 1.65 };

/**
 * How far a league's margins and totals scatter around the line, as a standard deviation in points (goals, runs), by the published
 * settlement 1 (docs/ledger.md). A test holds them to those that grades are made with.
 */
export const CLOSE_SD: Readonly<Record<League, Readonly<Record<LinedMarket, number>>>> = {
  NFL: { spread: 13.5, total: 13 },
  NBA: { spread: 12.5, total: 18 },
  WNBA: { spread: 12, total: 16 },
  MLB: { spread: 4.4, total: 4.4 },
  NHL: { spread: 2.5, total: 2.3 },
  NCAAF: { spread: 16, total: 16 },
  NCAAB: { spread: 11, total: 17 },
  MLS: SOCCER,
  EPL: SOCCER,
  LaLiga: SOCCER,
  Bundesliga: SOCCER,
  SerieA: SOCCER,
};
