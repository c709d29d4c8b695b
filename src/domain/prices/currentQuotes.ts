import { isFresh } from '../game/freshness.ts';
import type { CardGame } from '../game/listedGame.ts';

/** What nobody has seen for longer says nothing of this minute, however far off the game is. */
export const CURRENT_MS = 45 * 60_000;

/** Whether something seen at an instant (ISO 8601) is of this minute. */
export const isCurrent = (asOf: string, now: Date): boolean =>
  now.getTime() - Date.parse(asOf) <= CURRENT_MS;

/** A game with the quotes alone that are of this minute: what is sent to somebody is read as such. */
export const withCurrentQuotes = <Of extends CardGame>(game: Of, now: Date): Of => ({
  ...game,
  odds: game.odds.filter(({ asOf }) => isCurrent(asOf, now)),
});

/** The same, and near the start with those alone that are fresh: prices that can be taken. */
export const withFreshQuotes = <Of extends CardGame>(game: Of, now: Date): Of => ({
  ...game,
  odds: game.odds.filter(({ asOf }) => isCurrent(asOf, now) && isFresh(game, asOf, now)),
});
