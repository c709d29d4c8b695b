/**
 * How every endpoint says how fresh its data are:
 * - every item of a list or map has `asOf`: when its content was last confirmed (for a prediction: made),
 * - an answer that is one object of figures has its own `asOf`,
 * - every answer also has this header, for the answer as a whole: its oldest item's time, or, for an answer without
 *   items, the time when the slate was last confirmed.
 * Always ISO 8601 in UTC. The header is absent before the first refresh.
 */
export const AS_OF_HEADER = 'x-as-of';

/** Part of every item in every answer: when its content was last confirmed, ISO 8601 in UTC. */
export interface Dated {
  readonly asOf: string;
}

/** The time of the oldest item, which an answer as a whole can claim. Undefined without items. */
export const oldestAsOf = (items: readonly Dated[]): string | undefined =>
  items.reduce<string | undefined>(
    (oldest, { asOf }) =>
      oldest === undefined || Date.parse(asOf) < Date.parse(oldest) ? asOf : oldest,
    undefined,
  );
