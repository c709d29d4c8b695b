import { LEAGUES, type League } from '../leagues/league.ts';
import { isAmericanPrice } from './americanOdds.ts';
import { ODDS_SOURCES, type OddsQuote, type OddsSource } from './odds.ts';
import { vig } from './vig.ts';

export type MarketKind = 'moneyline' | 'spread' | 'total';
export type MarketSide = 'home' | 'away' | 'draw' | 'over' | 'under';

/** One source's offer on one side of a market. */
export interface Offer {
  readonly source: OddsSource;
  /** Handicap of this side, or the total; absent on the moneyline. */
  readonly line?: number | undefined;
  /** American odds; absent if the source gives only the line. */
  readonly american?: number | undefined;
}

/** A game's prices, and whether a draw is a side of its own. */
export interface Priced {
  readonly league: League;
  readonly odds: readonly OddsQuote[];
}

/** The sides of a market in reading order: away before home, as on cards. */
export function sidesOf(league: League, market: MarketKind): readonly MarketSide[] {
  if (market === 'total') return ['over', 'under'];
  const threeWay = market === 'moneyline' && LEAGUES[league].canDraw;
  return threeWay ? ['away', 'draw', 'home'] : ['away', 'home'];
}

function offerOf(quote: OddsQuote, market: MarketKind, side: MarketSide): Omit<Offer, 'source'> {
  const { moneyline, spread, total } = quote;
  if (market === 'moneyline' && (side === 'home' || side === 'away' || side === 'draw')) {
    return { american: moneyline?.[side] };
  }
  if (market === 'spread' && spread && (side === 'home' || side === 'away')) {
    return { line: side === 'home' ? spread.line : 0 - spread.line, american: spread[side] };
  }
  if (market === 'total' && total && (side === 'over' || side === 'under')) {
    return { line: total.line, american: total[side] };
  }
  return {};
}

/** A source's quote of a market: its first bookmaker that has it. */
const quoteOf = (odds: readonly OddsQuote[], source: OddsSource, market: MarketKind) =>
  odds.find((quote) => quote.source === source && quote[market] !== undefined);

/** Each source's offer on one side; a source without the market is left out. */
export const offersOn = (
  { odds }: Priced,
  market: MarketKind,
  side: MarketSide,
): readonly Offer[] =>
  ODDS_SOURCES.flatMap((source) => {
    const quote = quoteOf(odds, source, market);
    if (!quote) return [];
    const { line, american } = offerOf(quote, market, side);
    return [{ source, line, ...(isAmericanPrice(american) && { american }) }];
  });

/** Prices of every side of a source's market; absent if one is missing. */
function wholeMarket({ league, odds }: Priced, source: OddsSource, market: MarketKind) {
  const quote = quoteOf(odds, source, market);
  if (!quote) return undefined;
  const prices = sidesOf(league, market).map((side) => offerOf(quote, market, side).american);
  return prices.every(isAmericanPrice) ? { quote, prices } : undefined;
}

/** The margin in a source's prices (0.045 is 4.5 %); absent if it does not price every side. */
export function vigOf(game: Priced, source: OddsSource, market: MarketKind): number | undefined {
  const whole = wholeMarket(game, source, market);
  return whole && vig(whole.prices);
}
