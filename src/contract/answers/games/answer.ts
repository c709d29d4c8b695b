import { isClosed } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { bestScore } from '#domain/prices/bestScore.ts';
import { givenOn } from '#domain/prices/givenOn.ts';
import type { Instant } from '#domain/time/time.ts';

/** What the API adds to a game. */
interface Answered {
  /** The specification's score of the best price, −15…+8, by which lists are ordered. Absent without a price or a prediction. */
  readonly expectedValue?: number | undefined;
  /** True from the start on, and for games called off: no price can be taken. */
  readonly closed: boolean;
  /** Books whose prices are left out, because their feed's terms do not allow giving them on. Absent if there are none. */
  readonly pricesWithheld?: number | undefined;
}

/** A game as the API sends it at a time. */
export const gameAnswer = <G extends CardGame>(game: G, now: Instant): G & Answered => {
  const score = bestScore(game);
  const { quotes, withheld } = givenOn(game.odds);
  const answered: Answered = {
    ...(score !== undefined && { expectedValue: Number(score.toFixed(2)) + 0 }),
    ...(withheld > 0 && { pricesWithheld: withheld }),
    closed: isClosed(game, now),
  };
  const given: G = { ...game, odds: quotes };
  return { ...given, ...answered };
};
