import type { Range } from '../leagues/figures.ts';

/** A value without its parts that cannot be true, and why each was left out. */
export interface Checked<T> {
  readonly value: T;
  readonly problems: readonly Problem[];
}

export interface Problem {
  /** The part that was left out: "moneyline of DraftKings". */
  readonly part: string;
  readonly reason: string;
}

export const isWithin = (value: number, [low, high]: Range): boolean =>
  value >= low && value <= high;
