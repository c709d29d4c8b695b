/**
 * How every endpoint says what its data are worth:
 * - every item of a list or map carries `asOf`, when what it says was last confirmed (a prediction: when it was made),
 * - an answer that is one object of figures carries `asOf` itself,
 * - every answer carries it once more as a whole in this header: the oldest of its items, or of an answer without
 *   items when the slate was last confirmed.
 * Always ISO 8601 in UTC. The header is absent before the first refresh.
 */
export const AS_OF_HEADER = 'x-as-of';

/** What every item of every answer carries: when what it says was last confirmed, ISO 8601 in UTC. */
export interface Dated {
  readonly asOf: string;
}

/** The oldest of some data: what an answer as a whole can vouch for. Undefined for none. */
export const oldestAsOf = (items: readonly Dated[]): string | undefined =>
  items.reduce<string | undefined>(
    (oldest, { asOf }) =>
      oldest === undefined || Date.parse(asOf) < Date.parse(oldest) ? asOf : oldest,
    undefined,
  );
