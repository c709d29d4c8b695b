import type { TwoWayQuote } from '#domain/events/event.ts';
import { bookProblem } from '#domain/plausible/quote.ts';
import { parsedItem, refusedItem } from '../reading/items.ts';
import { firstRead } from '../reading/markets.ts';
import { type Coupon, readCoupon } from './coupon.ts';
import { marketsOf, readBovadaMoneyline } from './market.ts';
import { bovadaPartPath, type PartSport } from './paths.ts';

/** A fight or match between two people, with the price of each. */
export interface QuotedPart {
  /** The book's own id. */
  readonly item: string;
  /** Its path in the book, outermost first: "UFC/MMA", "UFC 300". */
  readonly path: readonly string[];
  /** ISO 8601 in UTC */
  readonly startTime: string;
  readonly a: string;
  readonly b: string;
  /** Prices of `a` and `b`. */
  readonly quote: TwoWayQuote;
}

/**
 * Two-way moneylines of fights and matches in a coupon (UFC, boxing, tennis), without three-way prices with a draw. Undefined if
 * the answer is not a coupon. Never throws.
 */
export const parseParts = (
  answer: unknown,
  sport: PartSport,
  asOf: string,
): Coupon<QuotedPart> | undefined =>
  readCoupon(answer, bovadaPartPath(sport), (event, competition) => {
    const [a, b, ...more] = event.competitors ?? [];
    if (!a?.name || !b?.name || a.name === b.name || more.length > 0) {
      return refusedItem('not two competitors');
    }
    const where = { group: 'bout', regulation: false } as const;
    // Home and away have no meaning here: the first named is taken as home.
    const sides = a.home === false ? { home: b, away: a } : { home: a, away: b };
    const prices = firstRead(
      marketsOf(event, '2W-12', where).map((market) => () => readBovadaMoneyline(market, sides)),
    );
    if (!prices) return parsedItem(undefined);
    const odd = bookProblem([prices.home, prices.away]);
    if (odd !== undefined) return refusedItem(`moneyline: ${odd}`);
    const [first, second] =
      a === sides.home ? [prices.home, prices.away] : [prices.away, prices.home];
    return parsedItem({
      item: event.id,
      path: [...(competition.path ?? [])].reverse().flatMap(({ description }) => description ?? []),
      startTime: new Date(event.startTime).toISOString(),
      a: a.name,
      b: b.name,
      quote: {
        book: 'bovada',
        feed: 'bovada',
        provider: 'Bovada',
        sample: false,
        asOf,
        a: first,
        b: second,
      },
    });
  });
