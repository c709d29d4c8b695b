const REGULAR = 90;
const CLOCK = /^(\d{1,3})'?(?:\+\d{1,2}'?)?$/;

/** The minute of "67'", or of stoppage time "90'+3'", which is not counted: at most 90. */
export function minuteOf(clock: string | undefined): number | undefined {
  const minute = CLOCK.exec(clock?.trim() ?? '')?.[1];
  return minute === undefined ? undefined : Math.min(Number(minute), REGULAR);
}

/** How a player came to be on the field, and how he left it. */
interface OnField {
  readonly starter: boolean;
  /** He came on, or went off, for somebody else. */
  readonly came: boolean;
  readonly went: boolean;
  /** Minutes of those changes in order; undefined where the feed's cannot be read. */
  readonly changes: readonly (number | undefined)[];
  /** If he was sent off, when. */
  readonly sentOff?: { readonly at: number | undefined } | undefined;
}

/** Minutes of 90 that a player was on the field, at least 1; undefined if a change's minute is not known. */
export function minutesOn({ starter, came, went, changes, sentOff }: OnField): number | undefined {
  const expected = (came ? 1 : 0) + (went ? 1 : 0);
  if (changes.length !== expected) return undefined;
  const from = came ? changes[0] : starter ? 0 : undefined;
  const left = went ? changes.at(-1) : REGULAR;
  const to = sentOff ? sentOff.at : left;
  if (from === undefined || to === undefined || to < from) return undefined;
  return Math.max(1, to - from);
}
