import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { bookOf } from '#domain/prices/bookmakers.ts';
import type { OddsQuote, OpeningQuote } from '#domain/prices/odds.ts';
import type { EspnOdds } from './oddsSchema.ts';
import {
  homeLineOfDetails,
  type QuotedPhases,
  readMoneyline,
  readSpreadMarket,
  readTotalMarket,
  type SideAbbreviations,
} from './quotedMarkets.ts';

/** Facts about a game that its quotes need. */
interface QuoteContext {
  readonly league: League;
  readonly sides: SideAbbreviations;
  /** True once play has begun. */
  readonly begun: boolean;
  readonly asOf: string;
}

/**
 * Which of several prices counts, per market: `close` (ESPN's name for the latest price before the start, later the closing
 * line), then `current`, complete ones first. In a live game `current` is an in-play price, which answers another question and is
 * never used. `open` is not used either, because it can no longer be taken; it begins the line's history.
 */
const BEFORE: QuotedPhases = { phases: ['close', 'current'], flat: true };
const AFTER: QuotedPhases = { phases: ['close'], flat: true };
const OPENING: QuotedPhases = { phases: ['open'], flat: false };

/** Sports whose main market is the spread: there "EVEN" in `details` is a handicap of 0. */
const SPREAD_SPORTS = new Set(['football', 'basketball']);

/** One bookmaker's prices at one time; undefined if no market is usable. */
function readPrices(
  odds: EspnOdds,
  asked: QuotedPhases,
  { league, sides }: QuoteContext,
): OpeningQuote | undefined {
  const book = bookOf(odds.provider);
  if (book === undefined) return undefined;
  const { canDraw, sport } = LEAGUES[league];
  const prices = readMoneyline(odds, asked, canDraw);
  const details = SPREAD_SPORTS.has(sport) ? homeLineOfDetails(odds.details, sides) : undefined;
  const markets = {
    moneyline: prices && !canDraw ? { home: prices.home, away: prices.away } : prices,
    spread: readSpreadMarket(odds, asked, details),
    total: readTotalMarket(odds, asked),
  };
  if (!markets.moneyline && !markets.spread && !markets.total) return undefined;
  return { book: book.id, feed: 'espn', provider: book.name, sample: false, ...markets };
}

/** Each bookmaker's first entry, in the feed's order. */
function ofEach(entries: readonly EspnOdds[], asked: QuotedPhases, context: QuoteContext) {
  const quotes = new Map<string, OpeningQuote>();
  for (const entry of entries) {
    const quote = readPrices(entry, asked, context);
    if (quote && !quotes.has(quote.book)) quotes.set(quote.book, quote);
  }
  return [...quotes.values()];
}

/** Quotes on a game, one per bookmaker. */
export const readQuotes = (
  entries: readonly EspnOdds[],
  context: QuoteContext,
): readonly OddsQuote[] =>
  ofEach(entries, context.begun ? AFTER : BEFORE, context).map((quote) => ({
    ...quote,
    asOf: context.asOf,
  }));

/** Bookmakers' opening prices, if the feed gives them; their time is unknown. */
export const readOpeningQuotes = (
  entries: readonly EspnOdds[],
  context: QuoteContext,
): readonly OpeningQuote[] => ofEach(entries, OPENING, context);
