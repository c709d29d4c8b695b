import { isFreshQuote } from '../game/freshness.ts';
import type { CardGame } from '../game/listedGame.ts';

/** A price seen longer ago says nothing about now, however far off the game is. */
export const CURRENT_MS = 45 * 60_000;

/** Whether something seen at an instant (ISO 8601) is current. */
export const isCurrent = (asOf: string, now: Date): boolean =>
  now.getTime() - Date.parse(asOf) <= CURRENT_MS;

/** A game with only its current quotes: readers take a message to be current. */
export const withCurrentQuotes = <Of extends CardGame>(game: Of, now: Date): Of => ({
  ...game,
  odds: game.odds.filter(({ asOf }) => isCurrent(asOf, now)),
});

/** The same, with only fresh quotes near the start: prices that can be taken. */
export const withFreshQuotes = <Of extends CardGame>(game: Of, now: Date): Of => ({
  ...game,
  odds: game.odds.filter(({ asOf }) => isCurrent(asOf, now) && isFreshQuote(game, asOf, now)),
});
