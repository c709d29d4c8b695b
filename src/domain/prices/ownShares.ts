import { LEAGUES, type League } from '../leagues/league.ts';
import { shiftedShare } from './lineShift.ts';
import type { MarketKind } from './marketOffers.ts';
import type { OwnForecast } from './ownForecast.ts';

/** Our model's own shares (0–1) of a market's outcomes, in the order of `BookShares`; for a line, at that line. */
export function ownShares(
  league: League,
  market: MarketKind,
  own: OwnForecast,
  line: number,
): readonly number[] {
  if (market === 'moneyline') {
    const percents = LEAGUES[league].canDraw
      ? [own.homeWinProbability, own.drawProbability, own.awayWinProbability]
      : [own.homeWinProbability, own.awayWinProbability];
    return percents.map((percent) => percent / 100);
  }
  const share = shiftedShare(league, market, 0.5, own[market], line);
  return [share, 1 - share];
}
