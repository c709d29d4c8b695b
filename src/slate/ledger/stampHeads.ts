import { whyFailed } from '#domain/words/whyFailed.ts';
import type { Store } from '#slate/store.ts';
import type { Witness } from './stamping/witness.ts';

/** Number of heads tried: the chain covers everything before, so older ones need no receipt of their own. */
const DAYS = 7;

/**
 * Has each witness stamp the newest heads that it has not stamped; one that does not respond is tried again by a later call.
 * Returns the number of new receipts; failures are only logged.
 */
export async function stampHeads(
  store: Pick<Store, 'readLedgerDays' | 'saveLedgerStamp'>,
  witnesses: readonly Witness[],
  log: (line: string) => void,
): Promise<number> {
  if (witnesses.length === 0) return 0;
  const days = (await store.readLedgerDays()).slice(-DAYS);
  let stamped = 0;
  for (const witness of witnesses) {
    try {
      for (const { day, seq, hash, stamps } of days) {
        if (stamps.some((stamp) => stamp.witness === witness.name)) continue;
        await store.saveLedgerStamp(day, witness.name, await witness.stamp({ day, seq, hash }));
        stamped += 1;
      }
    } catch (error) {
      log(`The heads of the ledger: ${whyFailed(error)}`);
    }
  }
  return stamped;
}
