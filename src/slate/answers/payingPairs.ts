import * as z from 'zod/mini';
import { pricedPairSchema } from '#contract/events/pricedPair.ts';
import type { EventSport } from '#domain/events/event.ts';
import { type PayingPair, payingPairs, unseenSports } from '#domain/events/payingPairs.ts';
import type { Site } from '#wiring';
import { ANSWER_KEYS } from './keys.ts';
import { payingReads } from './payingReads.ts';
import { answers } from './tools.ts';

/** A price of a bout or match that pays, with the line of the ledger that said the prediction. */
export interface PayingPairPrice {
  readonly of: 'pair';
  readonly price: PayingPair;
  readonly line: number;
}

interface PairsNow {
  readonly said: readonly PayingPairPrice[];
  /** Sports without a recently seen price. */
  readonly unseen: readonly EventSport[];
}

const pairsSchema = z.array(pricedPairSchema);

/**
 * The prices that pay on bouts and matches of the current slate at a moment, without predictions that are not on the ledger.
 * Throws if they have not been rendered.
 */
export async function payingPairsAt({ use }: Site, now: Date): Promise<PairsNow> {
  const read = await use(answers).read(ANSWER_KEYS.pricedPairs, now);
  if (!read) throw new Error('The prices of bouts and matches have not been rendered');
  const pairs = pairsSchema.parse(JSON.parse(new TextDecoder().decode(read.bytes)));
  const prices = payingPairs(pairs, now);
  const ids = new Set(prices.map(({ pair }) => pair.eventId));
  const lines = await use(payingReads).readEventLedgerEntries([...ids]);
  const said = prices.flatMap((price) => {
    const line = lines.get(price.pair.predictionId)?.seq;
    return line === undefined ? [] : [{ of: 'pair' as const, price, line }];
  });
  return { said, unseen: unseenSports(pairs, now) };
}
