import * as z from 'zod';
import { countLine, type Outcome } from './outcome.ts';
import { runProgram } from './program.ts';
import { withReport } from './report.ts';

const schema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});

const SKIPPED =
  'The skipped tests read real results and recorded answers from ../shared, which is not beside this checkout.';

/** Every `*.test.ts` beside the code. @param live show each test as it ends, not all at the end */
export async function unitTests({ live }: { readonly live: boolean }): Promise<Outcome> {
  const { passed, report } = await withReport(schema, (file) => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    return runProgram('vitest', ['run', ...reporters], { live });
  });
  if (report === undefined) return { passed: false, lines: ['unit: did not run'] };
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
  const lines = [countLine('unit', counts), ...(counts.skipped > 0 ? [SKIPPED] : [])];
  return { passed, lines };
}
