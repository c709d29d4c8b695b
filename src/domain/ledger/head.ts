/**
 * The last line of a UTC day, published when the day is over: anyone who keeps it can later tell whether the ledger was
 * rewritten.
 */
export interface DayHead {
  /** "2026-11-22", UTC */
  readonly day: string;
  readonly seq: number;
  readonly hash: string;
}

/** A line that somebody recorded: a day's head, or the end of the ledger at the time. */
export interface KnownLine {
  /** Absent if it need not be the last line of its day. */
  readonly day?: string | undefined;
  readonly seq: number;
  readonly hash: string;
}

/** A hash short enough to read aloud: its first and last eight characters. */
export const shortHash = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`;

/** A head as a line of text: "2026-11-22 18402 9f2c…", in full. */
export const headText = ({ day, seq, hash }: DayHead): string => `${day} ${seq} ${hash}`;
