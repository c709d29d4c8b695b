import { clock } from '#clock';
import { namedRecord } from '#domain/member/namedBet.ts';
import { bestOfEach, yesterdayAt } from '#domain/member/yesterday.ts';
import type { YesterdaysPrices } from '#domain/member/yesterdaysPrices.ts';
import { dayTools } from './tools.ts';

/** Every price that paid the day before as the ledger had them at its time, none left out, and how each ended. */
export async function readYesterday(): Promise<YesterdaysPrices> {
  const at = yesterdayAt(clock.now());
  const { known, games, unseen, prices } = await dayTools().days.pricesAt(at);
  if (!known || (games === 0 && unseen.length > 0)) return { at, games, unseen, record: undefined };
  const named = bestOfEach(prices, at);
  const ended = await dayTools().ended(named.map(({ gameId }) => gameId));
  return { at, games, unseen, record: namedRecord(named, ended) };
}
