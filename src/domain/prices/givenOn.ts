import type { TwoWayQuote } from '../events/event.ts';
import { counted } from '../words/counted.ts';
import { mayGiveOn } from './feeds.ts';
import { freshestOfBook } from './freshestOfBook.ts';
import type { OddsQuote } from './odds.ts';

type Told = Pick<OddsQuote, 'book' | 'feed' | 'asOf'>;

/** Quotes as they may leave the site as data. */
interface GivenOn<Quote> {
  /** One a book, the freshest of those feeds that allow giving on. */
  readonly quotes: readonly Quote[];
  /** Books whose prices no feed that we read allows giving on. */
  readonly withheld: number;
}

/** What may be given on of a game's quotes, and how many books are left out for it. */
export function givenOn<Quote extends Told>(odds: readonly Quote[]): GivenOn<Quote> {
  const allowed = freshestOfBook(odds.filter(({ feed }) => mayGiveOn(feed)));
  const quotes = allowed.length === odds.length ? odds : allowed;
  return { quotes, withheld: new Set(odds.map(({ book }) => book)).size - allowed.length };
}

/** A bout or match with only those of its prices that may be given on. */
export const pairGivenOn = <
  Two extends { readonly moneyline?: readonly TwoWayQuote[] | undefined },
>(
  two: Two,
): Two => (two.moneyline ? { ...two, moneyline: givenOn(two.moneyline).quotes } : two);

/** The sentence that an answer says about books it leaves out. */
export const withheldText = (books: number): string =>
  `${counted(books, 'more book')} on this game can be seen on the site: the terms of the feed do not allow giving those prices on.`;
