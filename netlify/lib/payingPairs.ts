import * as z from 'zod/mini';
import { pricedPairSchema } from '#contract/events/pricedPair.ts';
import type { EventSport } from '#domain/events/event.ts';
import { type PayingPair, payingPairs, unseenSports } from '#domain/events/payingPairs.ts';
import { KEYS } from '#server/tasks/answers/keys.ts';
import { currentAnswers, currentStore } from './environment.ts';

/** A price worth taking on a bout or match, with the ledger line of its prediction. */
export interface SaidPair {
  readonly of: 'pair';
  readonly price: PayingPair;
  readonly line: number;
}

interface PairsNow {
  readonly said: readonly SaidPair[];
  /** Sports of which no price was seen lately. */
  readonly unseen: readonly EventSport[];
}

const pairsSchema = z.array(pricedPairSchema);

/**
 * The prices on bouts and matches of the current slate that are worth taking at a given moment. Predictions that are
 * not on the ledger are left out. Throws if the prices have not been rendered.
 */
export async function payingPairsAt(now: Date): Promise<PairsNow> {
  const read = await currentAnswers().read(KEYS.pricedPairs, now);
  if (!read) throw new Error('The prices of bouts and matches have not been rendered');
  const pairs = pairsSchema.parse(JSON.parse(new TextDecoder().decode(read.bytes)));
  const prices = payingPairs(pairs, now);
  const ids = new Set(prices.map(({ pair }) => pair.eventId));
  const lines = await currentStore().readEventLedgerEntries([...ids]);
  const said = prices.flatMap((price) => {
    const line = lines.get(price.pair.predictionId)?.seq;
    return line === undefined ? [] : [{ of: 'pair' as const, price, line }];
  });
  return { said, unseen: unseenSports(pairs, now) };
}
