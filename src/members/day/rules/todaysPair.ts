import type { PayingPair } from '#domain/events/payingPairs.ts';
import { wholeFairAmerican } from '#domain/prices/fairPrice.ts';
import type { TodaysPrice } from './todaysPrice.ts';

/** A price that pays on a bout or match, in the form of a member's list. */
export function todaysPair(price: PayingPair, ledgerLine: number): TodaysPrice {
  const { pair, side, share, returnPerUnit, seenAt } = price;
  const fair = wholeFairAmerican(share);
  return {
    key: `event-${pair.eventId}-${pair.part}-${side}`,
    path: pair.path,
    league: pair.league,
    name: `${pair.a} vs. ${pair.b}`,
    gameTime: pair.startTime,
    timeKnown: pair.timeKnown,
    bet: `${price.name} to win`,
    american: price.american,
    book: price.provider,
    share,
    ...(fair !== undefined && { fair }),
    returnPerUnit,
    seenAt,
    ledgerLine,
  };
}
