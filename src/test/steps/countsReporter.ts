import { writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Reporter, TestCase } from 'vitest/node';
import { withError } from './briefly.ts';

/** Environment variable: the file for the counts. */
export const COUNTS_FILE = 'SIMCAST_COUNTS_FILE';

/** Counts test results, and names tests that failed or passed only at the second try. */
export default class CountsReporter implements Reporter {
  readonly #counts = { passed: 0, failed: 0, skipped: 0 };
  readonly #flaky: string[] = [];
  readonly #named: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'pending') return;
    this.#counts[state] += 1;
    const name = `${test.module.relativeModuleId}: ${test.fullName}`;
    const told = withError(name, errors?.[0]?.message);
    if (state === 'failed') this.#named.push(told);
    if (test.diagnostic()?.flaky) this.#flaky.push(told);
  }

  onTestRunEnd(): void {
    const { [COUNTS_FILE]: file } = process.env;
    const names = { named: this.#named, flaky: this.#flaky };
    if (file) writeFileSync(file, JSON.stringify({ ...this.#counts, ...names }));
  }
}
