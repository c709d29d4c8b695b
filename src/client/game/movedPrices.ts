import { PATHS } from '#contract/paths.ts';
import { ODDS_SOURCES, type OddsSource } from '#domain/marketOffers.ts';
import { type Prices, pricesKey } from '#domain/pricesKey.ts';
import { isList, isRecord, isText, mapOf } from '../checks.ts';
import { getJson } from '../http.ts';

const PATH: Readonly<Record<OddsSource, string>> = {
  espn: PATHS.oddsEspn,
  bovada: PATHS.oddsBovada,
};

/** A game's prices by source as its page shows them, each as `pricesKey` says it. */
export type ShownPrices = Readonly<Record<OddsSource, string>>;

const isPriced = (value: unknown): value is { readonly provider: string; readonly odds: Prices } =>
  isRecord(value) && isText(value.provider) && isRecord(value.odds);

/** A source's prices of a game; undefined where it has none: it began, or is no longer offered. */
async function pricesNow(source: OddsSource, id: number): Promise<string | undefined> {
  const board = await getJson(PATH[source], mapOf(isList));
  const entries = Object.values(board)
    .flat()
    .filter((entry) => isRecord(entry) && entry.id === id)
    .filter(isPriced);
  if (entries.length === 0) return undefined;
  return pricesKey(entries.map(({ provider, odds }) => ({ ...odds, provider })));
}

/** Asks both sources whether they have other prices of a game than its page shows. One that cannot be asked is passed over. */
export async function pricesMoved(id: number, shown: ShownPrices): Promise<boolean> {
  const moved = ODDS_SOURCES.map(async (source) => {
    const now = await pricesNow(source, id).catch(() => undefined);
    return now !== undefined && now !== shown[source];
  });
  return (await Promise.all(moved)).includes(true);
}
