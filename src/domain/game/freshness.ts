import type { Instant } from '../time/time.ts';
import type { Game } from './game.ts';

const MINUTE = 60_000;
/** Minutes after which a datum near the start is old, and how near that is. */
export const STALE_MINUTES = 30;
export const NEAR_MINUTES = 180;

const ms = (instant: Instant): number => new Date(instant).getTime();

/** True from the start on, and for games called off: an earlier prediction is shown as closed. */
export const isClosed = (game: Pick<Game, 'status' | 'gameTime'>, now: Instant): boolean =>
  game.status !== 'scheduled' || ms(now) >= ms(game.gameTime);

/** True for a datum older than 30 minutes in the 3 hours before the start. */
export function isStale(asOf: Instant, gameTime: Instant, now: Instant): boolean {
  const left = ms(gameTime) - ms(now);
  return left > 0 && left <= NEAR_MINUTES * MINUTE && ms(now) - ms(asOf) > STALE_MINUTES * MINUTE;
}

/** True while a price can be taken and was seen recently: only then is it worth anything. */
export const isFreshQuote = (
  game: Pick<Game, 'status' | 'gameTime'>,
  asOf: Instant,
  now: Instant,
): boolean => !isClosed(game, now) && !isStale(asOf, game.gameTime, now);
