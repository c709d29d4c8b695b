import type { OddsQuote } from './odds.ts';

/** The one bookmaker of these quotes; undefined for several or none. */
export function soleBook(odds: readonly Pick<OddsQuote, 'provider'>[]): string | undefined {
  const books = new Set(odds.map(({ provider }) => provider));
  const [only] = books;
  return books.size === 1 ? only : undefined;
}
