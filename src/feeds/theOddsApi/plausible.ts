import type { League } from '#domain/leagues/league.ts';
import type { Checked } from '#domain/plausible/checked.ts';
import { bookProblem, checkQuote } from '#domain/plausible/quote.ts';
import type { BookQuote } from '../oddsFeed.ts';
import type { BookMarkets } from './market.ts';

/** Bets against a side cost less than bets on it: together the prices imply less than 1, by no more than this. */
const LEAST_LAY = 0.8;

/** Whether lay prices can be of one market with the back prices beside them: none may pay less than its back price implies. */
const isLay = (lay: readonly number[]): boolean => {
  const implied = lay.map((price) => (price > 0 ? 100 / (price + 100) : -price / (100 - price)));
  const together = implied.reduce((sum, one) => sum + one, 0);
  return together <= 1.02 && together >= LEAST_LAY;
};

/** Of a fight or match only who wins is read. */
function plausibleWinner({ moneyline }: BookMarkets): Checked<BookMarkets | undefined> {
  const reason = moneyline && bookProblem([moneyline.home, moneyline.away]);
  if (reason !== undefined) return { value: undefined, problems: [{ what: 'moneyline', reason }] };
  return { value: moneyline && { moneyline }, problems: [] };
}

/**
 * A book's markets without implausible ones; undefined if none is left.
 * @param league undefined for a fight or match of two people
 */
export function plausibleMarkets(
  { lay, ...markets }: BookMarkets,
  book: Pick<BookQuote, 'book' | 'feed' | 'provider'>,
  league: League | undefined,
): Checked<BookMarkets | undefined> {
  if (league === undefined) return plausibleWinner(markets);
  const { value, problems } = checkQuote({ ...book, sample: false, ...markets }, league);
  if (!value) return { value: undefined, problems };
  const { moneyline, spread, total } = value;
  const prices = lay && [lay.home, lay.away, ...(lay.draw === undefined ? [] : [lay.draw])];
  return {
    value: { moneyline, spread, total, lay: prices && isLay(prices) ? lay : undefined },
    problems,
  };
}
