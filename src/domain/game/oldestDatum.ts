import type { CardGame } from './listedGame.ts';

/** The older time of the game's own datum and its odds; a stale mark refers to it. ISO 8601. */
export const oldestDatum = (game: CardGame): string =>
  [game.asOf, ...game.odds.map((quote) => quote.asOf)].reduce((oldest, asOf) =>
    Date.parse(asOf) < Date.parse(oldest) ? asOf : oldest,
  );
