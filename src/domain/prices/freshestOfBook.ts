import { feedPlace } from './feeds.ts';
import type { OddsQuote } from './odds.ts';

type Told = Pick<OddsQuote, 'book' | 'feed' | 'asOf'>;

/** Whether a quote is to be taken instead of another of the same book: seen later, or as late through a preferred feed. */
const isFresher = (one: Told, other: Told): boolean => {
  const later = Date.parse(one.asOf) - Date.parse(other.asOf);
  return later > 0 || (later === 0 && feedPlace(one.feed) < feedPlace(other.feed));
};

/** One quote a book, in the order in which the books first appear: a book that comes through two feeds counts once, with the fresher price. */
export function freshestOfBook<Quote extends Told>(quotes: readonly Quote[]): readonly Quote[] {
  const books = new Map<string, Quote>();
  for (const quote of quotes) {
    const known = books.get(quote.book);
    if (!known || isFresher(quote, known)) books.set(quote.book, quote);
  }
  return books.size === quotes.length ? quotes : [...books.values()];
}
