import { isClosed } from '#domain/game/freshness.ts';
import type { Game } from '#domain/game/game.ts';
import type { TimedPiece, TimedText } from './timedText.ts';

/** The field that says whether a price can still be taken, and its two values over time. */
const OPEN = '"closed":false';
const CLOSED = '"closed":true';

/**
 * An object's text that says it is closed from the game's start on.
 * @param open its text while the game is open
 */
export function closingAtStart(
  { text: open, asOf }: TimedPiece,
  { status, gameTime }: Pick<Game, 'status' | 'gameTime'>,
): TimedText {
  const [before, after] = open.split(OPEN);
  if (before === undefined || after === undefined) throw new Error('The text does not say closed');
  const at = isClosed({ status, gameTime: '9999-01-01T00:00:00Z' }, new Date(0))
    ? undefined
    : Date.parse(gameTime);
  const closed = { text: CLOSED, asOf, from: at };
  return {
    open: before,
    close: after,
    parts: at === undefined ? [closed] : [{ text: OPEN, asOf, until: at }, closed],
  };
}
