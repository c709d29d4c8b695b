import type { OddsQuote } from '#domain/prices/odds.ts';
import { type Fields, isList, isNumber, isRecord } from './checks.ts';
import { numberOf, oneOf, readInstant, saidText, type Words } from './fields.ts';

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
export const readMarkets = (prices: Fields) => ({
  moneyline: readMoneyline(prices.moneyline),
  spread: readSpread(prices.spread),
  total: readTotal(prices.total),
});

const SOURCES: Words<OddsQuote['source']> = { espn: true, bovada: true };

function readQuote(quote: unknown, asOf: string): Required<OddsQuote>[] {
  if (!isRecord(quote)) return [];
  const source = oneOf(SOURCES, quote.source);
  if (source === undefined) return [];
  return [
    {
      source,
      provider: saidText(quote.provider) ?? source,
      sample: quote.sample === true,
      asOf: readInstant(quote.asOf) ?? asOf,
      ...readMarkets(quote),
    },
  ];
}

/** Prices of at most two books; invalid ones are dropped. */
export const readOdds = (odds: unknown, asOf: string): readonly Required<OddsQuote>[] =>
  isList(odds) ? odds.flatMap((quote) => readQuote(quote, asOf)) : [];
