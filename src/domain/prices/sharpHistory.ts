import { bookNamed } from './bookmakers.ts';
import type { OddsQuote } from './odds.ts';
import { type PriceSpan, type ReadPrice, readPrices } from './sharpReading.ts';

/** What the rule needs of a quote; the product's `OddsQuote` and `TwoWayQuote` have it. */
interface SeenMarkets extends Pick<OddsQuote, 'moneyline' | 'spread' | 'total'> {
  /** The book's stable id, like 'betonlineag'; without it, it is made of the shown name. */
  readonly book?: string | undefined;
  readonly provider: string;
  readonly sample?: boolean | undefined;
  /** When our reading saw it, ISO 8601. */
  readonly asOf: string;
}

/**
 * What a game, bout or match may carry beside its quotes: what our earlier readings of them showed. It is no part of an answer:
 * without it no price is an edge.
 */
export interface WithReadings {
  readonly priceHistory?: readonly PriceSpan[] | undefined;
}

export const sharpHistoryOf = <Of extends object>(
  of: Of & WithReadings,
): WithReadings['priceHistory'] => of.priceHistory;

/** A book's id: its own, or that of its shown name. */
export const bookIdOf = ({ book, provider }: Pick<SeenMarkets, 'book' | 'provider'>): string =>
  book ?? bookNamed(provider).id;

function marketsOf(quote: SeenMarkets): Pick<PriceSpan, 'market' | 'line' | 'prices'>[] {
  const { moneyline: m, spread: s, total: t } = quote;
  const win = m && (m.draw === undefined ? [m.home, m.away] : [m.home, m.draw, m.away]);
  return [
    ...(win ? [{ market: 'moneyline', prices: win }] : []),
    ...(s ? [{ market: 'spread', line: s.line, prices: [s.home, s.away] }] : []),
    ...(t ? [{ market: 'total', line: t.line, prices: [t.over, t.under] }] : []),
  ];
}

/** Place of a bet's side among its market's prices. */
export const outcomeOfSide = (side: string, outcomes: number): number =>
  side === 'away' || side === 'under' || side === 'b' ? outcomes - 1 : side === 'draw' ? 1 : 0;

/**
 * The history with one more reading of ours: a price that still stands is seen longer, another one begins. A book that is not in
 * the reading stays as it was. Samples are no readings.
 */
export function historyWith(
  history: readonly PriceSpan[],
  quotes: readonly SeenMarkets[],
): readonly PriceSpan[] {
  const spans = [...history];
  for (const quote of quotes) {
    if (quote.sample) continue;
    const seen = Date.parse(quote.asOf);
    const book = bookIdOf(quote);
    for (const read of marketsOf(quote)) {
      const at = spans.findLastIndex((one) => one.book === book && one.market === read.market);
      const last = spans[at];
      const stands =
        last?.line === read.line &&
        last?.prices.length === read.prices.length &&
        last.prices.every((price, index) => price === read.prices[index]);
      if (last && stands) spans[at] = { ...last, seenTo: Math.max(last.seenTo, seen) };
      else spans.push({ book, ...read, seenFrom: seen, seenTo: seen });
    }
  }
  return spans;
}

interface Read {
  readonly league: string;
  readonly quotes: readonly SeenMarkets[];
  readonly history?: readonly PriceSpan[] | undefined;
}

/** Every price of the newest reading with its verdict; none without quotes. Whoever shows an edge checks its `until`. */
export function judgedReading({ league, quotes, history = [] }: Read): readonly ReadPrice[] {
  const real = quotes.filter(({ sample }) => !sample);
  if (real.length === 0) return [];
  const now = Math.max(...real.map(({ asOf }) => Date.parse(asOf)));
  return readPrices({ league, now, history: historyWith(history, real) });
}
