import type { OddsQuote } from './odds.ts';

/** The one bookmaker whose quotes these are; undefined of several, and of none. */
export function soleBook(odds: readonly Pick<OddsQuote, 'provider'>[]): string | undefined {
  const books = new Set(odds.map(({ provider }) => provider));
  const [only] = books;
  return books.size === 1 ? only : undefined;
}
