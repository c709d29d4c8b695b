import type { OddsQuote } from './odds.ts';

/** One bookmaker and its prices of a game. */
export type MarkedPrices = Pick<OddsQuote, 'provider' | 'moneyline' | 'spread' | 'total'>;

const priced = ({ provider, moneyline: m, spread: s, total: t }: MarkedPrices) => [
  provider,
  m && [m.home, m.away, m.draw],
  s && [s.line, s.home, s.away],
  t && [t.line, t.over, t.under],
];

/** Says the same of one feed's quotes of a game as long as every bookmaker, line and price is the same. */
const pricesKey = (quotes: readonly MarkedPrices[]): string =>
  JSON.stringify(
    quotes
      .map(priced)
      .map((quote) => JSON.stringify(quote))
      .sort(),
  );

/** A text's 32-bit FNV-1a in base 36: short, and almost always different for different texts. */
function digest(text: string): string {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return (hash >>> 0).toString(36);
}

/** One feed's prices of a game in a few letters: the same while every book, line and price is the same. */
export const priceMark = (quotes: readonly MarkedPrices[]): string => digest(pricesKey(quotes));

/**
 * The marks of ESPN's and Bovada's prices, which a card carries for its page to compare; a third one of those of all books that are
 * read by the minute, if there are any.
 */
export const priceMarks = (odds: readonly OddsQuote[]): string => {
  const others = odds.filter(({ feed }) => feed !== 'espn' && feed !== 'bovada');
  return [
    ...(['espn', 'bovada'] as const).map((wanted) =>
      priceMark(odds.filter(({ feed }) => feed === wanted)),
    ),
    ...(others.length > 0 ? [priceMark(others)] : []),
  ].join(' ');
};
