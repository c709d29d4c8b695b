import { writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Reporter, TestCase } from 'vitest/node';

/** Environment variable: the file for the counts. */
export const COUNTS_FILE = 'SIMCAST_COUNTS_FILE';

/** Counts test results, and names tests that passed only at the second try. */
export default class CountsReporter implements Reporter {
  readonly #counts = { passed: 0, failed: 0, skipped: 0 };
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === 'pending') return;
    this.#counts[state] += 1;
    if (test.diagnostic()?.flaky)
      this.#flaky.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    const { [COUNTS_FILE]: file } = process.env;
    if (file) writeFileSync(file, JSON.stringify({ ...this.#counts, flaky: this.#flaky }));
  }
}
