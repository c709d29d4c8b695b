import type { Score } from '#domain/game/game.ts';
import type { ToldGame } from '../../world/game.ts';

/** What `said` records for a game with swapped sides. */
export const SWAPPED = 'swapped';

/** Name under which a reading of a league's coupon is recorded. */
export const couponName = (league: string): string => `coupon of ${league}`;

/** What is said about a game, as one word, in either order of its sides. */
export function feedSaid(
  status: string,
  score: Score | undefined,
  start: string,
  sides: { readonly home: string; readonly away: string },
): string {
  const scored = score ? [`${sides.home} ${score.home}`, `${sides.away} ${score.away}`] : [];
  return [status, start, ...scored.sort()].join(', ');
}

export const feedText = ({ status, score, start, home, away }: ToldGame): string =>
  feedSaid(status, score, new Date(start).toISOString(), {
    home: home.team.name,
    away: away.team.name,
  });
