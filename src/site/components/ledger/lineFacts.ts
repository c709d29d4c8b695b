/** A term and its value, which may lead to a page. */
export type LineFact = readonly [term: string, value: string, href?: string];

/** A line of the ledger in words. */
export interface LineWords {
  readonly title: string;
  /** Whether it is about the sample. */
  readonly sample: boolean;
  readonly facts: readonly LineFact[];
}
