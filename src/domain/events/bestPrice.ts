import { isAmericanPrice, profitPerUnit } from '../prices/americanOdds.ts';
import { freshestOfBook } from '../prices/freshestOfBook.ts';
import type { TwoWayQuote } from './event.ts';

/** The best price found for a side. American odds. */
export interface BestPrice {
  readonly odds: number;
  readonly provider: string;
  readonly sample: boolean;
}

/** The best of all quotes for one side; the first of equals. A number that is not an American price is skipped. */
export function bestPrice(
  quotes: readonly TwoWayQuote[] | undefined,
  side: 'a' | 'b',
): BestPrice | undefined {
  let best: BestPrice | undefined;
  for (const { provider, sample, [side]: odds } of freshestOfBook(quotes ?? [])) {
    if (!isAmericanPrice(odds)) continue;
    if (!best || profitPerUnit(odds) > profitPerUnit(best.odds)) best = { odds, provider, sample };
  }
  return best;
}
