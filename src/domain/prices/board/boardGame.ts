import { isClosed, isFreshQuote } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import type { Instant } from '#domain/time/time.ts';
import type { SaidMove } from '../../moves/saidMove.ts';
import type { MarketKind } from '../marketOffers.ts';
import type { PriceSpan } from '../sharpReading.ts';

/** A book's prices as long as our readings of one feed showed them. */
export type BoardSpan = PriceSpan & { readonly feed: string };

/** A game with all that the page of prices is made from. */
export interface BoardGame {
  readonly game: CardGame;
  /** Where we expected its lines to go when they were first seen; absent if nowhere. */
  readonly moves?: readonly SaidMove[] | undefined;
  /** What our readings showed of its prices: the first of each book's markets, and those of the last hours. */
  readonly spans: readonly BoardSpan[];
}

/** Which games and markets a view is of. Without a league or a market: all. */
export interface BoardFilter {
  readonly league?: string | undefined;
  readonly market?: MarketKind | undefined;
}

/** The games that have yet to start, with the prices alone that were seen recently. */
export function openBoard(
  board: readonly BoardGame[],
  { league }: BoardFilter,
  now: Instant,
): readonly BoardGame[] {
  return board
    .filter(({ game }) => !isClosed(game, now) && (league === undefined || game.league === league))
    .map((one) => ({
      ...one,
      game: {
        ...one.game,
        odds: one.game.odds.filter(({ asOf }) => isFreshQuote(one.game, asOf, now)),
      },
    }));
}

export const isAsked = ({ market }: BoardFilter, of: MarketKind): boolean =>
  market === undefined || market === of;
