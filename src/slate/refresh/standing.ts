/** A published probability that moves by less than this is still the same. */
const HALF_A_POINT = 0.005;
const DUST = 1e-9;

/** What tells one prediction of a game or part from another. */
interface Told {
  /** SHA-256 of all that it is made from. */
  readonly inputHash: string;
  /** SHA-256 of the same without the published figures. */
  readonly factsHash: string;
  /** The published figures before sampling, 0–1; none of a field. */
  readonly figures: readonly number[];
}

/** Whether two predictions say the same: the same facts, and not half a point between any of their figures. */
const sameSaid = (made: Told, shown: Told): boolean =>
  made.factsHash === shown.factsHash &&
  made.figures.length === shown.figures.length &&
  made.figures.every(
    (figure, at) => Math.abs(figure - (shown.figures[at] ?? 0)) < HALF_A_POINT - DUST,
  );

/**
 * The stored prediction that serves for what would be made now: the one on the ledger while it says the same, so that
 * no tick of a price makes another; else the one that was made from the very same.
 * @param stored of the game or part, oldest first
 * @param saidId of its last prediction on the ledger
 */
export function standing<Stored extends Told & { readonly id: number }>(
  made: Told,
  stored: readonly Stored[],
  saidId: number | undefined,
): Stored | undefined {
  const shown = stored.find(({ id }) => id === saidId) ?? stored.at(-1);
  if (shown && sameSaid(made, shown)) return shown;
  return stored.find(({ inputHash }) => inputHash === made.inputHash);
}
