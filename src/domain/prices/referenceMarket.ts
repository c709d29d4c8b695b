import { feedPlace } from './feeds.ts';
import type { OddsQuote } from './odds.ts';

/** The market's line that a prediction is compared with: per market, from the first feed that quotes it. */
export interface ReferenceMarket {
  readonly moneyline?: { readonly home: number; readonly away: number; readonly draw?: number };
  /** Home handicap in points. */
  readonly spreadLine?: number;
  readonly totalLine?: number;
  readonly sample: boolean;
}

/** Undefined if no book quotes the game. */
export function referenceMarket(odds: readonly OddsQuote[]): ReferenceMarket | undefined {
  const quotes = [...odds].sort((a, b) => feedPlace(a.feed) - feedPlace(b.feed));
  const first = quotes[0];
  if (!first) return undefined;
  const moneyline = quotes.find((quote) => quote.moneyline)?.moneyline;
  const spreadLine = quotes.find((quote) => quote.spread)?.spread?.line;
  const totalLine = quotes.find((quote) => quote.total)?.total?.line;
  return {
    ...(moneyline && {
      moneyline: {
        home: moneyline.home,
        away: moneyline.away,
        ...(moneyline.draw !== undefined && { draw: moneyline.draw }),
      },
    }),
    ...(spreadLine !== undefined && { spreadLine }),
    ...(totalLine !== undefined && { totalLine }),
    sample: first.sample,
  };
}
