import type { OddsQuote } from './odds.ts';

/** One bookmaker and its prices of a game. */
export type Prices = Pick<OddsQuote, 'provider' | 'moneyline' | 'spread' | 'total'>;

const priced = ({ provider, moneyline: m, spread: s, total: t }: Prices) => [
  provider,
  m && [m.home, m.away, m.draw],
  s && [s.line, s.home, s.away],
  t && [t.line, t.over, t.under],
];

/** Says the same of one source's quotes of a game as long as every bookmaker, line and price is the same. */
export const pricesKey = (quotes: readonly Prices[]): string =>
  JSON.stringify(
    quotes
      .map(priced)
      .map((quote) => JSON.stringify(quote))
      .sort(),
  );
