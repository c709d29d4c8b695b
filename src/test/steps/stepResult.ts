/** The result of a step. */
export interface StepResult {
  readonly passed: boolean;
  /** Its lines in the closing summary. */
  readonly lines: readonly string[];
}

/** Counts of a step's tests. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** "unit: 2983 passed, 1 failed, 2 skipped". */
export const countLine = (name: string, { passed, failed, skipped }: Counts): string =>
  `${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Names for the closing summary, so that the end of a log says what to mend. */
export const testLines = ({
  failed,
  flaky,
}: {
  readonly failed: readonly string[];
  readonly flaky: readonly string[];
}): readonly string[] => [
  ...failed.map((name) => `Failed: ${name}`),
  ...flaky.map((name) => `Passed at the second try only, to be mended: ${name}`),
];
