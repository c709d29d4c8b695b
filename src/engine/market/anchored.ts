import type { MarketAnchored } from '#domain/prediction.ts';
import type { LeagueRatings } from '../ratings/types.ts';
import { pool } from './pool.ts';

/** Win probabilities, %, summing to 100 (draw 0 where the league knows none). */
type WinPercent = MarketAnchored;

/** De-vigged probabilities of the market, 0–1. */
interface Fair {
  readonly home: number;
  readonly away: number;
  readonly draw: number;
}

/**
 * The model's own probabilities pooled with the market's, by the league's fitted weights.
 * Undefined where the league has none: no season of its data had closing lines.
 */
export function anchorToMarket(
  ratings: LeagueRatings,
  own: WinPercent,
  market: Fair,
): MarketAnchored | undefined {
  if (!ratings.pool) return undefined;
  const threeWay = market.draw > 0;
  if (threeWay) {
    const close = [market.home, market.draw, market.away];
    const ours = [own.homeWinProbability, own.drawProbability, own.awayWinProbability];
    const [home = 0, draw = 0, away = 0] = pool(close, ours.map(share), ratings.pool);
    return percents(home, draw, away);
  }
  const ours = [own.homeWinProbability, own.awayWinProbability];
  const [home = 0, away = 0] = pool([market.home, market.away], ours.map(share), ratings.pool);
  return percents(home, 0, away);
}

const share = (percent: number): number => percent / 100;

const percents = (home: number, draw: number, away: number): MarketAnchored => ({
  homeWinProbability: 100 * home,
  awayWinProbability: 100 * away,
  drawProbability: 100 * draw,
});
