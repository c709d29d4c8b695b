import type { KnownEventPrediction } from '#server/store/eventPredictions.ts';

/** A published probability that moves by less than this is still the same. */
const HALF_A_POINT = 0.005;
const DUST = 1e-9;

type Told = Omit<KnownEventPrediction, 'id'>;

/** Whether two predictions of a part say the same: the same facts, and not half a point between their probabilities. */
function sameSaid(made: Told, shown: Told): boolean {
  if (made.factsHash !== shown.factsHash) return false;
  if (made.winShare === undefined || shown.winShare === undefined) {
    return made.winShare === shown.winShare;
  }
  return Math.abs(made.winShare - shown.winShare) < HALF_A_POINT - DUST;
}

/**
 * The stored prediction that serves for what would be made now: the one on the ledger while it says the same, so that
 * no tick of a price makes another; else the one that was made from the very same.
 * @param stored of the part, oldest first
 * @param saidId of the part's last prediction on the ledger
 */
export function standing(
  made: Told,
  stored: readonly KnownEventPrediction[],
  saidId: number | undefined,
): KnownEventPrediction | undefined {
  const shown = stored.find(({ id }) => id === saidId) ?? stored.at(-1);
  if (shown && sameSaid(made, shown)) return shown;
  return stored.find(({ inputHash }) => inputHash === made.inputHash);
}
