import type { CardGame } from '#domain/listedGame.ts';
import { oldestDatum } from './gameBadges.ts';

/** What the page's clock reads from the element of a game (see client/gameClock.ts and freshness.ts). */
export const clockAttributes = (game: CardGame) => ({
  'data-start': game.gameTime,
  'data-league': game.league,
  'data-time-known': game.timeKnown,
  'data-status': game.status,
  'data-as-of': oldestDatum(game),
});
