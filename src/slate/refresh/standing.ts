/** A published probability that moves by less than this is still the same. */
const HALF_A_POINT = 0.005;
const DUST = 1e-9;

/** What tells one prediction of a game or part from another. */
interface Told {
  /** SHA-256 of all that it is made from. */
  readonly inputHash: string;
  /** SHA-256 of its inputs without the published figures. */
  readonly factsHash: string;
  /** The published figures before sampling, 0–1; none for a field. */
  readonly figures: readonly number[];
}

/** Whether two predictions say the same: the same facts, and less than half a point between all their figures. */
const sameSaid = (made: Told, shown: Told): boolean =>
  made.factsHash === shown.factsHash &&
  made.figures.length === shown.figures.length &&
  made.figures.every(
    (figure, at) => Math.abs(figure - (shown.figures[at] ?? 0)) < HALF_A_POINT - DUST,
  );

/**
 * The stored prediction that can replace a new one: the one on the ledger while it says the same, so that small price moves make
 * no new prediction; otherwise one with identical inputs.
 * One that does not say where its seed comes from is not said again.
 * @param stored of the game or part, oldest first
 * @param saidId of its last prediction on the ledger
 */
export function standingPrediction<
  Stored extends Told & { readonly id: number; readonly seeded: boolean },
>(made: Told, stored: readonly Stored[], saidId: number | undefined): Stored | undefined {
  const seeded = stored.filter((one) => one.seeded);
  const shown = stored.find(({ id }) => id === saidId) ?? seeded.at(-1);
  if (shown && sameSaid(made, shown)) return shown;
  return seeded.find(({ inputHash }) => inputHash === made.inputHash);
}
