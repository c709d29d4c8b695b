import type { Store } from '#slate/store.ts';
import { stampHeads } from './stampHeads.ts';
import type { Witness } from './stamping/witness.ts';
import { verifyLedger } from './verifyLedger.ts';
import { witnessOnce } from './witnessOnce.ts';

/**
 * Closes a day that is over, checks the ledger, and has the heads of a correct one witnessed outside.
 * @param witnesses throws if a setting looks wrong: called after the check, which does not depend on it
 * @param environment names the time-stamp authorities and the owner's key
 */
export async function tendLedger(
  store: Store,
  witnesses: () => readonly Witness[],
  log: (line: string) => void,
  environment: Readonly<Record<string, string | undefined>> = {},
) {
  await store.closeLedgerDay();
  const check = await verifyLedger(store);
  if (check.fault !== null) return { ...check, stamped: 0, receipts: 0 };
  const receipts = await witnessOnce(store, environment, log);
  return { ...check, stamped: await stampHeads(store, witnesses(), log), receipts };
}
