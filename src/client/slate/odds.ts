import { ODDS_BOVADA, ODDS_ESPN } from '#contract/paths.ts';
import { type MarkedPrices, priceMark } from '#domain/prices/priceMark.ts';
import { isList, isNumber, isRecord, isText, mapOf } from '../checks.ts';
import { getJson } from '../http.ts';
import { readMarketFields } from '../prices.ts';

/** Prices by game, as on cards: the marks of both sources, in the order of `SOURCES`. */
export type ShownPrices = ReadonlyMap<number, string>;

/** In the order of domain/prices/priceMark.ts. */
const SOURCES = [ODDS_ESPN, ODDS_BOVADA];

interface PricedGame {
  readonly id: number;
  readonly prices: Required<MarkedPrices>;
}

function readPriced(value: unknown): PricedGame[] {
  if (!isRecord(value) || !isRecord(value.odds)) return [];
  const { id, provider, odds } = value;
  if (!isNumber(id) || !isText(provider)) return [];
  return [{ id, prices: { provider, ...readMarketFields(odds) } }];
}

const isBoard = mapOf(isList);
const readBoard = (answer: unknown): PricedGame[] | undefined =>
  isBoard(answer) ? Object.values(answer).flat().flatMap(readPriced) : undefined;

/** A source's marks by game; none if it is unavailable. */
async function marksOf(path: string): Promise<ReadonlyMap<number, string>> {
  const board = await getJson(path, readBoard).catch(() => []);
  const quotes = new Map<number, MarkedPrices[]>();
  for (const { id, prices } of board) quotes.set(id, [...(quotes.get(id) ?? []), prices]);
  return new Map([...quotes].map(([id, prices]) => [id, priceMark(prices)]));
}

/**
 * Asks both sources whether a price of a shown game has moved. They are our last refresh's: readers never cause a request to a
 * feed. Games missing from a source are ignored.
 */
export async function pricesMoved(shown: ShownPrices): Promise<boolean> {
  const [espn, bovada] = await Promise.all(SOURCES.map(marksOf));
  return [...shown].some(([id, marks]) => {
    const [ofEspn, ofBovada] = marks.split(' ');
    return (espn?.get(id) ?? ofEspn) !== ofEspn || (bovada?.get(id) ?? ofBovada) !== ofBovada;
  });
}
