import { PATHS } from '#contract/paths.ts';
import { priceMark } from '#domain/prices/priceMark.ts';
import type { Prices } from '#domain/prices/pricesKey.ts';
import { isList, isNumber, isRecord, isText, mapOf } from '../checks.ts';
import { getJson } from '../http.ts';

/** Prices by game as cards carry them: the marks of both sources, in the order of `SOURCES`. */
export type ShownPrices = ReadonlyMap<number, string>;

/** In the order of domain/priceMark.ts. */
const SOURCES = [PATHS.oddsEspn, PATHS.oddsBovada];

interface Entry {
  readonly id: number;
  readonly provider: string;
  readonly odds: Omit<Prices, 'provider'>;
}

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && isNumber(value.id) && isText(value.provider) && isRecord(value.odds);

/** A source's marks by game; a source that cannot be asked has none. */
async function marksOf(path: string): Promise<ReadonlyMap<number, string>> {
  const board = await getJson(path, mapOf(isList)).catch(() => ({}));
  const quotes = new Map<number, Prices[]>();
  for (const { id, provider, odds } of Object.values(board).flat().filter(isEntry)) {
    quotes.set(id, [...(quotes.get(id) ?? []), { ...odds, provider }]);
  }
  return new Map([...quotes].map(([id, prices]) => [id, priceMark(prices)]));
}

/**
 * Asks both sources whether a price of a shown game has moved: what the last refresh published, for no reader ever has
 * a feed asked. A game that a source no longer has is passed over.
 */
export async function pricesMoved(shown: ShownPrices): Promise<boolean> {
  const [espn, bovada] = await Promise.all(SOURCES.map(marksOf));
  return [...shown].some(([id, marks]) => {
    const [ofEspn, ofBovada] = marks.split(' ');
    return (espn?.get(id) ?? ofEspn) !== ofEspn || (bovada?.get(id) ?? ofBovada) !== ofBovada;
  });
}
