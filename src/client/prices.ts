import type { PriceFeed } from '#domain/prices/feeds.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { type Fields, isList, isNumber, isRecord } from './checks.ts';
import { fieldWord, numberOf, readInstant, saidText, type Words } from './fields.ts';

type Market<Key extends 'moneyline' | 'spread' | 'total'> =
  | Required<NonNullable<OddsQuote[Key]>>
  | undefined;

function readMoneyline(prices: unknown): Market<'moneyline'> {
  if (!isRecord(prices) || !isNumber(prices.home) || !isNumber(prices.away)) return undefined;
  return { home: prices.home, away: prices.away, draw: numberOf(prices.draw) };
}

function readSpread(prices: unknown): Market<'spread'> {
  if (!isRecord(prices) || !isNumber(prices.line)) return undefined;
  return { line: prices.line, home: numberOf(prices.home), away: numberOf(prices.away) };
}

function readTotal(prices: unknown): Market<'total'> {
  if (!isRecord(prices) || !isNumber(prices.line)) return undefined;
  return { line: prices.line, over: numberOf(prices.over), under: numberOf(prices.under) };
}

/** The three markets of a bookmaker, as far as they are priced. */
export const readMarketFields = (prices: Fields) => ({
  moneyline: readMoneyline(prices.moneyline),
  spread: readSpread(prices.spread),
  total: readTotal(prices.total),
});

const FEEDS: Words<PriceFeed> = { espn: true, bovada: true, theoddsapi: true, propline: true };

function readQuote(quote: unknown, asOf: string): Required<OddsQuote>[] {
  if (!isRecord(quote)) return [];
  const feed = fieldWord(FEEDS, quote.feed);
  const book = saidText(quote.book);
  if (feed === undefined || book === undefined) return [];
  return [
    {
      book,
      feed,
      provider: saidText(quote.provider) ?? book,
      sample: quote.sample === true,
      asOf: readInstant(quote.asOf) ?? asOf,
      ...readMarketFields(quote),
    },
  ];
}

/** The books' prices; invalid ones are dropped. */
export const readOddsFields = (odds: unknown, asOf: string): readonly Required<OddsQuote>[] =>
  isList(odds) ? odds.flatMap((quote) => readQuote(quote, asOf)) : [];
