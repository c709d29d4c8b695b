import type { ToldGame } from '../../world/game.ts';
import { feedSaid } from './feedSaid.ts';

/** What `said` records for a game with swapped sides. */
export const SWAPPED = 'swapped';

/** Name under which a reading of a league's coupon is recorded. */
export const couponName = (league: string): string => `coupon of ${league}`;

export const feedText = ({ status, score, start, home, away }: ToldGame): string =>
  feedSaid(status, score, new Date(start).toISOString(), {
    home: home.team.name,
    away: away.team.name,
  });
