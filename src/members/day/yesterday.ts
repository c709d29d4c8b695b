import type { Site } from '#wiring';
import { namedRecord } from './rules/namedBet.ts';
import { bestEdgeOfEach, yesterdayAt } from './rules/yesterday.ts';
import type { YesterdaysPrices } from './rules/yesterdaysPrices.ts';
import { dayTools } from './tools.ts';

/** Every price that paid the day before, as on the ledger at that time, with its result. */
export async function readYesterday({ use }: Site, now: Date): Promise<YesterdaysPrices> {
  const at = yesterdayAt(now);
  const { known, games, unseen, prices } = await use(dayTools).days.pricesAt(at);
  if (!known || (games === 0 && unseen.length > 0)) return { at, games, unseen, record: undefined };
  const named = bestEdgeOfEach(prices, at);
  const ended = await use(dayTools).ended(named.map(({ gameId }) => gameId));
  return { at, games, unseen, record: namedRecord(named, ended) };
}
