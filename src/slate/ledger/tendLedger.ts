import type { Store } from '#slate/store.ts';
import { stampHeads } from './stampHeads.ts';
import type { Witness } from './stamping/witness.ts';
import { verifyLedger } from './verifyLedger.ts';

/**
 * Closes a day that is over, checks the ledger, and has the heads of a correct one stamped outside.
 * @param witnesses throws if a setting looks wrong: called after the check, which does not depend on it
 */
export async function tendLedger(
  store: Store,
  witnesses: () => readonly Witness[],
  log: (line: string) => void,
) {
  await store.closeLedgerDay();
  const check = await verifyLedger(store);
  const stamped = check.fault === null ? await stampHeads(store, witnesses(), log) : 0;
  return { ...check, stamped };
}
