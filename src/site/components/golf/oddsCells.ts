import { americanRangeText, fairAmericanText, fairDecimalText } from '#domain/prices/fairPrice.ts';

export type OddsStyle = 'fair' | 'range';

/** Headings of oddsCells' columns. */
export const golfOddsColumns = (style: OddsStyle): readonly string[] =>
  style === 'range' ? ['American odds'] : ['Fair odds', 'Decimal'];

/** A share's prices: American and decimal, or a range of American odds. */
export const oddsCells = (share: number, style: OddsStyle): readonly string[] =>
  style === 'range'
    ? [americanRangeText(share)]
    : [fairAmericanText(share), fairDecimalText(share)];

/** A side's price next to its name in a head-to-head: "fair −113", or a range of American odds. */
export const pairOdds = (share: number, style: OddsStyle): string =>
  style === 'range' ? americanRangeText(share) : `fair ${fairAmericanText(share)}`;
