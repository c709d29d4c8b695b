import { isFreshQuote } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import type { Instant } from '#domain/time/time.ts';
import { ageMs } from './times.ts';

/** No figure as old as this is called current, however far off the start is. ms */
const OLD_MS = 24 * 3_600_000;

export const isOld = (asOf: Instant, now: Instant): boolean => ageMs(asOf, now) >= OLD_MS;

/** Whether the line calls a price current: the pages' own rule, and neither price nor game a day old. */
export const isCurrentPrice = (
  game: Pick<CardGame, 'status' | 'gameTime' | 'asOf'>,
  asOf: Instant,
  now: Instant,
): boolean => isFreshQuote(game, asOf, now) && !isOld(asOf, now) && !isOld(game.asOf, now);

/** The game with only its current prices. */
export const withCurrentPrices = <Of extends CardGame>(game: Of, now: Date): Of => ({
  ...game,
  odds: game.odds.filter(({ asOf }) => isCurrentPrice(game, asOf, now)),
});
