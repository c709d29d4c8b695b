import type { Range } from '../leagues/figures.ts';

/** A value without its implausible parts, and why each was left out. */
export interface Checked<T> {
  readonly value: T;
  readonly problems: readonly Problem[];
}

export interface Problem {
  /** The part left out: "moneyline of DraftKings". */
  readonly what: string;
  readonly reason: string;
}

export const isWithin = (value: number, [low, high]: Range): boolean =>
  value >= low && value <= high;
