import type { CardGame } from './listedGame.ts';

/** Oldest of the game's own datum and its odds: what a stale mark speaks of. ISO 8601. */
export const oldestDatum = (game: CardGame): string =>
  [game.asOf, ...game.odds.map((quote) => quote.asOf)].reduce((oldest, asOf) =>
    Date.parse(asOf) < Date.parse(oldest) ? asOf : oldest,
  );
