import { twoWayConsensus } from '../events/consensus.ts';
import type { TwoWayQuote } from '../events/event.ts';
import { isAmericanPrice } from '../prices/americanOdds.ts';
import { mayGiveOn } from '../prices/feeds.ts';
import { freshestOfBook } from '../prices/freshestOfBook.ts';
import { marketConsensus } from '../prices/marketConsensus.ts';
import type { OddsQuote } from '../prices/odds.ts';
import { type ClosedGame, pairAtClose, quotesAtClose } from './closing.ts';
import type { PickTerms } from './picks/pick.ts';

/** A closing quote as the ledger has it: the prices of one market, and its line. */
type ClosingQuote = Readonly<Record<string, string | number>> & {
  readonly book: string;
  readonly asOf: string;
};

/** What a grade was measured by. */
export interface MeasuredBy {
  /** The quotes that may be given on. */
  readonly closing: readonly ClosingQuote[];
  /** Books that counted and may not be given on. */
  readonly closingWithheld: number;
}

/** Nobody priced it before the start. */
export const NOT_MEASURED: MeasuredBy = { closing: [], closingWithheld: 0 };

const numbersOf = (prices: object): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(prices).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );

/** Of the quotes that counted, those that may be given on, each with its prices. A book counts by one quote: nothing stands for it. */
function measuredBy<Quote extends Pick<OddsQuote, 'book' | 'feed' | 'asOf' | 'provider'>>(
  quotes: readonly Quote[],
  books: readonly string[],
  prices: (quote: Quote) => object,
): MeasuredBy {
  const counted = quotes.filter(({ provider }) => books.includes(provider));
  const given = counted.filter(({ feed }) => mayGiveOn(feed));
  const closing = given.map((quote) => ({
    ...numbersOf(prices(quote)),
    book: quote.book,
    asOf: quote.asOf,
  }));
  return { closing, closingWithheld: counted.length - given.length };
}

/** The quotes that the close of a game's pick was computed from, as `consensusOf` takes them. */
export function closingQuotes(game: ClosedGame, { market }: PickTerms): MeasuredBy {
  if (market !== 'moneyline' && market !== 'spread' && market !== 'total') return NOT_MEASURED;
  const quotes = freshestOfBook(quotesAtClose(game));
  const { books } = marketConsensus(game.league, market, quotes, game.own);
  return measuredBy(quotes, books, (quote) => quote[market] ?? {});
}

/** The same of a bout's or match's winner pick. */
export function pairClosingQuotes(event: {
  readonly startTime: string;
  readonly moneyline: readonly TwoWayQuote[];
  readonly own: number;
}): MeasuredBy {
  const priced = pairAtClose(event).filter(({ a, b }) => isAmericanPrice(a) && isAmericanPrice(b));
  const quotes = freshestOfBook(priced);
  const books = twoWayConsensus(quotes, event.own)?.books ?? [];
  return measuredBy(quotes, books, ({ a, b }) => ({ a, b }));
}
