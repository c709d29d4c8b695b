import type { Range } from '../leagues/figures.ts';

/** A value without what of it cannot be true, and why each was left out. */
export interface Checked<T> {
  readonly value: T;
  readonly problems: readonly Problem[];
}

export interface Problem {
  /** What was left out: "moneyline of DraftKings". */
  readonly what: string;
  readonly reason: string;
}

export const isWithin = (value: number, [low, high]: Range): boolean =>
  value >= low && value <= high;
