import type { League } from '../leagues/league.ts';
import { sdOf } from './sdOf.ts';
import { type LinedMarket, shiftBySd } from './shiftBySd.ts';

export type { LinedMarket };

/**
 * Converts a share at one line to another line with a bell curve as wide as the league's games scatter (`shiftBySd`).
 * @param share 0–1: of the home side at its handicap, or of the over at the total
 */
export const shiftedShare = (
  league: League,
  market: LinedMarket,
  share: number,
  from: number,
  to: number,
): number => shiftBySd(sdOf(league, market), market, share, from, to);
