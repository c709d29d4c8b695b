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
