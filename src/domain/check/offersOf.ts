import { isAmericanPrice } from '../prices/americanOdds.ts';
import { offerOfSide, type QuotedSides } from '../prices/offerOfSide.ts';
import type { AskedLeg } from './asked.ts';

/**
 * A book's prices of a game, as far as a check needs them (prices/odds.ts has the whole). Of a bout or a match it is the moneyline,
 * the first of the two as home.
 */
export interface CheckQuote extends QuotedSides {
  /** The bookmaker. */
  readonly provider: string;
}

/** A book's price of exactly this bet. */
export interface CheckOffer {
  readonly provider: string;
  readonly price: number;
}

const PLACES: Readonly<Record<string, string>> = { a: 'home', b: 'away' };

function priceIn(quote: CheckQuote, { market, side, line }: AskedLeg): number | undefined {
  const offer = offerOfSide(quote, market, PLACES[side ?? ''] ?? side ?? '');
  return market === 'moneyline' || offer.line === line ? offer.american : undefined;
}

/** Every book's price of a bet at its line, the best first; of equals the one that stands first. */
export const offersOf = (quotes: readonly CheckQuote[], leg: AskedLeg): readonly CheckOffer[] =>
  quotes
    .flatMap((quote) => {
      const price = priceIn(quote, leg);
      return isAmericanPrice(price) ? [{ provider: quote.provider, price }] : [];
    })
    .toSorted((one, other) => profit(other.price) - profit(one.price));

const profit = (price: number): number => (price > 0 ? price / 100 : -100 / price);

const OPPOSITE = {
  home: 'away',
  away: 'home',
  over: 'under',
  under: 'over',
  yes: 'no',
  no: 'yes',
  a: 'b',
  b: 'a',
} as const;

/** The bet that wins where this one loses; undefined where there is none such, as for one side of three. */
export function otherSideOf(leg: AskedLeg, canDraw: boolean): AskedLeg | undefined {
  const { market, side, line } = leg;
  if (side === undefined || side === 'draw' || side === 'either') return undefined;
  if (market === 'method' || market === 'round' || market === 'setScore') return undefined;
  if (market === 'moneyline' && canDraw) return undefined;
  const turned = market === 'spread' || market === 'setSpread' || market === 'gameSpread';
  return {
    ...leg,
    side: OPPOSITE[side],
    price: undefined,
    ...(line !== undefined && { line: turned ? 0 - line : line }),
  };
}
