import type { CardGame } from './listedGame.ts';

/**
 * The first item, and after it each that starts later than the one before: as games begin, the first of these still to start is
 * also the first of all that are.
 */
export function inTurn<T extends { readonly game: Pick<CardGame, 'gameTime'> }>(
  items: readonly T[],
): readonly T[] {
  let latest = Number.NEGATIVE_INFINITY;
  return items.filter(({ game }) => {
    const start = Date.parse(game.gameTime);
    if (start <= latest) return false;
    latest = start;
    return true;
  });
}

/** The game that starts last, if there is any. */
export const startingLast = <G extends Pick<CardGame, 'gameTime'>>(
  games: readonly G[],
): G | undefined =>
  games.toSorted((one, other) => Date.parse(one.gameTime) - Date.parse(other.gameTime)).at(-1);
