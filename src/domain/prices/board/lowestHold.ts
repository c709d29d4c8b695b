import type { CardGame } from '#domain/game/listedGame.ts';
import { grouped } from '#domain/lists/grouped.ts';
import { profitPerUnit } from '../americanOdds.ts';
import { withCountedBooks } from '../gameEdges.ts';
import { type MarketKind, type MarketSide, marketSides, offersOn } from '../marketOffers.ts';
import { holdOfPrices } from '../vig.ts';
import { type BoardFilter, type BoardGame, isAsked } from './boardGame.ts';

/** The best price of one side of a market, and the books that have it. */
export interface BestSide {
  readonly side: MarketSide;
  /** This side's handicap, or the total; absent on the moneyline. */
  readonly line?: number | undefined;
  readonly american: number;
  /** Ids, in the order of the quotes. */
  readonly books: readonly string[];
}

/** A market at the best price of each side, wherever that is. */
interface MarketHold {
  readonly game: CardGame;
  readonly market: MarketKind;
  readonly sides: readonly BestSide[];
  /** Share of the stakes that the books keep if each side is bet at its best price; below 0 they keep nothing. */
  readonly hold: number;
  /** The lowest of a single book at this line; absent if none prices every side. */
  readonly oneBook?: { readonly book: string; readonly hold: number } | undefined;
}

const MARKETS: readonly MarketKind[] = ['spread', 'moneyline', 'total'];

interface Priced {
  readonly side: MarketSide;
  readonly book: string;
  readonly line: number | undefined;
  readonly american: number;
}

/** Offers of one market at one line. */
function holdAt(game: CardGame, market: MarketKind, offers: readonly Priced[]): MarketHold[] {
  const all = marketSides(game.league, market);
  const sides = all.flatMap((side): BestSide[] => {
    const own = offers
      .filter((offer) => offer.side === side)
      .toSorted((one, other) => profitPerUnit(other.american) - profitPerUnit(one.american));
    const [best] = own;
    if (!best) return [];
    const books = own.filter(({ american }) => american === best.american).map(({ book }) => book);
    return [{ side, line: best.line, american: best.american, books }];
  });
  if (sides.length < all.length) return [];
  const singles = [...grouped(offers, ({ book }) => book)]
    .filter(([, own]) => own.length === all.length)
    .map(([book, own]) => ({ book, hold: holdOfPrices(own.map(({ american }) => american)) }))
    .toSorted((one, other) => one.hold - other.hold);
  return [
    {
      game,
      market,
      sides,
      hold: holdOfPrices(sides.map(({ american }) => american)),
      oneBook: singles[0],
    },
  ];
}

/** A game's markets, each at the line at which they hold least. */
function holdsOf(game: CardGame, filter: BoardFilter): MarketHold[] {
  const counted = withCountedBooks(game);
  return MARKETS.filter((market) => isAsked(filter, market)).flatMap((market) => {
    const offers = marketSides(game.league, market).flatMap((side) =>
      offersOn(counted, market, side).flatMap(({ book, line, american }): Priced[] =>
        american === undefined ? [] : [{ side, book, line, american }],
      ),
    );
    const atLine = grouped(offers, ({ side, line }) =>
      line === undefined ? 0 : side === 'away' ? 0 - line : line,
    );
    const [lowest] = [...atLine.values()]
      .flatMap((own) => holdAt(game, market, own))
      .toSorted((one, other) => one.hold - other.hold);
    return lowest ? [lowest] : [];
  });
}

/** What the books keep of each market if one takes the best price of each side, the least first. */
export const lowestHolds = (
  board: readonly BoardGame[],
  filter: BoardFilter,
): readonly MarketHold[] =>
  board.flatMap(({ game }) => holdsOf(game, filter)).sort((one, other) => one.hold - other.hold);
