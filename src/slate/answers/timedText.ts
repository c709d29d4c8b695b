/**
 * An answer as JSON text that is correct at any hour. It consists of pieces, each shown only between its own times. So a slate's
 * answers are rendered once, and reading one only joins texts.
 */
export type TimedText = TimedPiece | Row;

/** One text, seen from one instant (milliseconds since 1970) until another; without one, always before or after. */
export interface TimedPiece {
  readonly text: string;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** The oldest datum in it, ISO 8601 in UTC. */
  readonly asOf?: string | undefined;
  readonly places?: Places | undefined;
}

/** Where a part stands in its row, lowest first, from an instant on. In a row without any the parts stay as they are. */
type Places = readonly (readonly [from: number, place: number])[];

/** Texts between brackets, separated by commas; only the visible ones. */
interface Row {
  readonly open: string;
  readonly close: string;
  readonly parts: readonly TimedText[];
  /** True if the brackets are also left out when nothing between them is shown. */
  readonly optional?: boolean | undefined;
  readonly places?: Places | undefined;
}

/** The text that an answer has at one time. */
interface Seen {
  readonly text: string;
  /** The oldest datum in it; undefined if nothing in it is dated. */
  readonly asOf: string | undefined;
  /** When it changes next; Infinity if it never does. */
  readonly until: number;
}

const older = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b !== undefined && Date.parse(b) < Date.parse(a)) ? b : a;

/** The visible part of an answer at a time. */
export function textAt(answer: TimedText, now: number): Seen {
  let asOf: string | undefined;
  let until = Number.POSITIVE_INFINITY;
  const change = (at: number | undefined): void => {
    if (at !== undefined && at > now) until = Math.min(until, at);
  };
  const inOrder = (parts: readonly TimedText[]): readonly TimedText[] => {
    if (!parts.some(({ places }) => places)) return parts;
    const placed = parts.map((part) => {
      for (const [from] of part.places ?? []) change(from);
      return { part, place: part.places?.findLast(([from]) => from <= now)?.[1] ?? 0 };
    });
    return placed.toSorted((one, other) => one.place - other.place).map(({ part }) => part);
  };
  const show = (part: TimedText): string | undefined => {
    if ('parts' in part) {
      const shown = inOrder(part.parts)
        .map(show)
        .filter((text) => text !== undefined);
      if (part.optional && shown.length === 0) return undefined;
      return part.open + shown.join(',') + part.close;
    }
    change(part.from);
    change(part.until);
    if (now < (part.from ?? now) || now >= (part.until ?? Number.POSITIVE_INFINITY))
      return undefined;
    asOf = older(asOf, part.asOf);
    return part.text;
  };
  return { text: show(answer) ?? '', asOf, until };
}

/** A list of the texts that are seen. */
export const timedList = (parts: readonly TimedText[]): Row => ({ open: '[', close: ']', parts });

/** A property of an object; its value is a row. */
export const property = (name: string, row: Row): Row => ({
  ...row,
  open: `${JSON.stringify(name)}:${row.open}`,
});

/** An object of properties. */
export const object = (parts: readonly TimedText[]): Row => ({ open: '{', close: '}', parts });

/** Texts one after another in time. `render` gives the text for an instant; it may change only at the given instants. */
export function timeline(
  first: number,
  changes: readonly number[],
  render: (at: Date) => Pick<TimedPiece, 'text' | 'asOf'>,
): TimedPiece[] {
  const starts = [first, ...changes.filter((at) => at > first).toSorted((a, b) => a - b)];
  const pieces: TimedPiece[] = [];
  for (const at of starts) {
    const piece = render(new Date(at));
    const last = pieces.at(-1);
    if (last && last.text === piece.text) continue;
    if (last) pieces[pieces.length - 1] = { ...last, until: at };
    pieces.push({ ...piece, ...(last && { from: at }) });
  }
  return pieces;
}
