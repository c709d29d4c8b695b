import type { TwoWayQuote } from '#domain/events/event.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { chanceAt, deviationsOf, noise } from '../opinion.ts';
import { twoWay } from '../vig.ts';

const BOOKS = [
  { book: 'booka', feed: 'espn', provider: 'Book A' },
  { book: 'bookb', feed: 'bovada', provider: 'Book B' },
] as const;

/** Largest deviations from the given chance, in standard deviations: shared by both books, and each book's own. */
const SHARED = 0.12;
const OWN = 0.03;
const MOST = 0.97;

/**
 * Two sample books' prices of a contest: each differs slightly from the given chance of side a, 0–1, and adds a margin of 4.5 %.
 * The same contest gives the same prices.
 */
export function twoWayQuotes(chanceOfA: number, contest: string, asOf: string): TwoWayQuote[] {
  const z = deviationsOf(clamp(chanceOfA, 1 - MOST, MOST));
  const shared = SHARED * noise(`${contest} winner`);
  return BOOKS.map(({ book, feed, provider }) => {
    const share = chanceAt(z + shared + OWN * noise(`${contest} winner ${feed}`));
    const [a, b] = twoWay(share);
    return { book, feed, provider, sample: true, asOf, a, b };
  });
}
