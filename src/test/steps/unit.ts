import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { countLine, type Outcome } from './outcome.ts';
import { runProgram } from './program.ts';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});

/** Every `*.test.ts` beside the code. */
export async function unitTests(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'simcast-unit-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    const passed = await runProgram('vitest', ['run', ...reporters], { live: true });
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return { passed: false, lines: ['unit: did not run'] };
    const counts = report.parse(JSON.parse(text));
    const skipped = counts.numPendingTests;
    return {
      passed,
      lines: [
        countLine('unit', {
          passed: counts.numPassedTests,
          failed: counts.numFailedTests,
          skipped,
        }),
        ...(skipped > 0 ? [SKIPPED] : []),
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const SKIPPED =
  'The skipped tests read real results and recorded answers from ../shared, which is not beside this checkout.';
