/** A term and its value. */
export type Fact = readonly [term: string, value: string];

/** A line of the ledger in words. */
export interface LineWords {
  readonly title: string;
  /** Whether it is about the sample. */
  readonly sample: boolean;
  readonly facts: readonly Fact[];
}
