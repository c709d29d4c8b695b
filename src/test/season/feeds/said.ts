import type { Score } from '#domain/game/game.ts';
import type { Told } from '../world/game.ts';

/** What is said of a game whose sides stand the wrong way round. */
export const SWAPPED = 'swapped';

/** Name under which it is noted that a league's coupon was read. */
export const couponName = (league: string): string => `coupon of ${league}`;

/** What is said of a game, in a word, whichever way round its sides stand. */
export function saidOf(
  status: string,
  score: Score | undefined,
  start: string,
  sides: { readonly home: string; readonly away: string },
): string {
  const scored = score ? [`${sides.home} ${score.home}`, `${sides.away} ${score.away}`] : [];
  return [status, start, ...scored.sort()].join(', ');
}

export const textOf = ({ status, score, start, home, away }: Told): string =>
  saidOf(status, score, new Date(start).toISOString(), {
    home: home.team.name,
    away: away.team.name,
  });
