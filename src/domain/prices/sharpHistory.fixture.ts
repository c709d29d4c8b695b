import { fairAmerican } from './americanOdds.ts';
import { bookIdOf, historyWith } from './sharpHistory.ts';
import type { PriceSpan } from './sharpReading.ts';

type SeenMarkets = Parameters<typeof historyWith>[1][number];

const MINUTE = 60_000;
/** A sharp book and two more. */
const MOVED = ['pinnacle', 'betmgm', 'betrivers'] as const;

/**
 * Earlier readings in which these quotes already stood, half an hour long, while a sharp book and two more moved ten minutes ago
 * on the first outcome: from `from` to `to`, 0–1.
 */
export function laggingHistory(
  quotes: readonly SeenMarkets[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly PriceSpan[] {
  const now = Math.max(...quotes.map(({ asOf }) => Date.parse(asOf)));
  const at = (minutes: number): number => now - minutes * MINUTE;
  const prices = (share: number) => [fairAmerican(share), fairAmerican(1 - share)];
  const moved = MOVED.filter((book) => quotes.every((quote) => bookIdOf(quote) !== book));
  return [
    ...historyWith(
      [],
      quotes.map((quote) => ({ ...quote, asOf: new Date(at(30)).toISOString() })),
    ),
    ...moved.flatMap((book): PriceSpan[] => [
      { book, market: 'moneyline', prices: prices(from), seenFrom: at(30), seenTo: at(11) },
      { book, market: 'moneyline', prices: prices(to), seenFrom: at(10), seenTo: now },
    ]),
  ];
}

/** A game whose quotes have stood for half an hour, while a sharp book moved on the home side from .45 to `to`. */
export const laggingGame = <Of extends { readonly odds: readonly SeenMarkets[] }>(
  game: Of,
  to = 0.55,
) => ({ ...game, priceHistory: laggingHistory(game.odds, { from: 0.45, to }) });

/** The same of a bout or match, on side a. */
export const laggingPart = <
  Of extends { readonly moneyline?: readonly (SeenPair & object)[] | undefined },
>(
  part: Of,
  to = 0.5,
) => ({
  ...part,
  priceHistory: laggingHistory((part.moneyline ?? []).map(pairSeen), { from: 0.4, to }),
});

type SeenPair = Omit<SeenMarkets, 'moneyline' | 'spread' | 'total'> & {
  readonly a: number;
  readonly b: number;
};

export const pairSeen = ({ a, b, ...quote }: SeenPair): SeenMarkets => ({
  ...quote,
  moneyline: { home: a, away: b },
});
