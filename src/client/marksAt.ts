import { isClosed, isFreshQuote, isStale } from '#domain/game/freshness.ts';
import type { GameStatus } from '#domain/game/game.ts';
import { isToday } from '#domain/time/time.ts';

/** The marks of a game that apply at a time. */
export const marksAt = (
  game: { readonly start: string; readonly status: GameStatus; readonly asOf: string },
  now: Date,
) => {
  const started = { status: game.status, gameTime: game.start };
  const closed = isClosed(started, now);
  const fresh = isFreshQuote(started, game.asOf, now);
  return {
    today: isToday(game.start, now),
    open: !closed,
    closed,
    stale: isStale(game.asOf, game.start, now),
    fresh,
    unfresh: !fresh,
  };
};
