import { LEAGUES, type League } from '../leagues/league.ts';
import { isAmericanPrice } from './americanOdds.ts';
import { freshestOfBook } from './freshestOfBook.ts';
import type { OddsQuote } from './odds.ts';
import { offerOfSide, type SideOffer } from './offerOfSide.ts';
import { vig } from './vig.ts';

export type MarketKind = 'moneyline' | 'spread' | 'total';
export type MarketSide = 'home' | 'away' | 'draw' | 'over' | 'under';

/** One book's offer on one side of a market. */
export interface Offer extends SideOffer {
  /** The book's id. */
  readonly book: string;
}

/** A game's prices, and whether a draw is a side of its own. */
interface Priced {
  readonly league: League;
  readonly odds: readonly OddsQuote[];
}

/** The sides of a market in reading order: away before home, as on cards. */
export function marketSides(league: League, market: MarketKind): readonly MarketSide[] {
  if (market === 'total') return ['over', 'under'];
  const threeWay = market === 'moneyline' && LEAGUES[league].canDraw;
  return threeWay ? ['away', 'draw', 'home'] : ['away', 'home'];
}

/** A book's quote of a market. */
const quoteOf = (odds: readonly OddsQuote[], book: string, market: MarketKind) =>
  freshestOfBook(odds).find((quote) => quote.book === book && quote[market] !== undefined);

/** The books that quote a game, each once, in the order of the quotes. */
export const booksOf = (odds: readonly Pick<OddsQuote, 'book'>[]): readonly string[] => [
  ...new Set(odds.map(({ book }) => book)),
];

/** Each book's offer on one side, in the order of the quotes; a book without the market is left out. */
export const offersOn = (
  { odds }: Priced,
  market: MarketKind,
  side: MarketSide,
): readonly Offer[] =>
  booksOf(odds).flatMap((book) => {
    const quote = quoteOf(odds, book, market);
    if (!quote) return [];
    const { line, american } = offerOfSide(quote, market, side);
    return [{ book, line, ...(isAmericanPrice(american) && { american }) }];
  });

/** Prices of every side of a book's market; absent if one is missing. */
function wholeMarket({ league, odds }: Priced, book: string, market: MarketKind) {
  const quote = quoteOf(odds, book, market);
  if (!quote) return undefined;
  const prices = marketSides(league, market).map(
    (side) => offerOfSide(quote, market, side).american,
  );
  return prices.every(isAmericanPrice) ? { quote, prices } : undefined;
}

/** The margin in a book's prices (0.045 is 4.5 %); absent if it does not price every side. */
export function vigOf(game: Priced, book: string, market: MarketKind): number | undefined {
  const whole = wholeMarket(game, book, market);
  return whole && vig(whole.prices);
}
