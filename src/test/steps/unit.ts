import { join } from 'node:path';
import * as z from 'zod';
import { ROOT } from '#local/project.ts';
import { COUNTS_FILE } from './countsReporter.ts';
import { runProgram } from './program.ts';
import { withReport } from './report.ts';
import { countLine, type StepResult, testLines } from './stepResult.ts';

const schema = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  named: z.array(z.string()),
  flaky: z.array(z.string()),
});

const SKIPPED =
  'The skipped tests read real results and recorded answers from ../shared, which is not beside this checkout.';

const REPORTER = join(ROOT, 'src/test/steps/countsReporter.ts');

/** Runs every `*.test.ts` next to the code. @param live show each test as it ends, not all at the end */
export async function unitTests({ live }: { readonly live: boolean }): Promise<StepResult> {
  const { passed, report } = await withReport(schema, (file) =>
    runProgram('vitest', ['run', '--reporter=dot', `--reporter=${REPORTER}`], {
      live,
      environment: { [COUNTS_FILE]: file },
    }),
  );
  if (report === undefined) return { passed: false, lines: ['unit: did not run'] };
  const { named, flaky, ...counts } = report;
  const lines = [
    countLine('unit', counts),
    ...(counts.skipped > 0 ? [SKIPPED] : []),
    ...testLines({ failed: named, flaky }),
  ];
  return { passed, lines };
}
