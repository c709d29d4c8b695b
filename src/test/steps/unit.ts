import { join } from 'node:path';
import * as z from 'zod';
import { ROOT } from '#local/project.ts';
import { temporaryFolder } from '#local/scratch.ts';
import { CROWD } from '../crowd.ts';
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

/**
 * Runs every `*.test.ts` next to the code, and shows each test as it ends.
 * @param browser settles when the browser tests have ended, if they run beside these: then they show themselves, and these at the end
 */
export async function unitTests(browser?: Promise<unknown>): Promise<StepResult> {
  const crowd = await temporaryFolder('simcast-crowd');
  const leave = () => crowd.remove();
  if (browser) browser.then(leave, leave);
  else await leave();
  const { passed, report } = await withReport(schema, (file) =>
    runProgram('vitest', ['run', '--reporter=dot', `--reporter=${REPORTER}`], {
      live: browser === undefined,
      environment: { [COUNTS_FILE]: file, [CROWD]: crowd.path },
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
