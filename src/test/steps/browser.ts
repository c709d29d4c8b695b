import process from 'node:process';
import { findBrowser } from '../browser.ts';
import { startStack } from '../e2e/startStack.ts';
import { playwrightReport, reportedNames } from './playwrightReport.ts';
import { runProgram } from './program.ts';
import { withReport } from './report.ts';
import { countLine, type StepResult, testLines } from './stepResult.ts';

async function run(): Promise<StepResult> {
  const { passed, report } = await withReport(playwrightReport, (file) =>
    runProgram('playwright', ['test', '--reporter=list,json'], {
      live: true,
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  );
  if (report === undefined) return { passed: false, lines: ['browser: did not run'] };
  const { expected, flaky, unexpected, skipped } = report.stats;
  const counts = { passed: expected + flaky, failed: unexpected, skipped };
  const names = testLines({
    failed: reportedNames(report.suites, 'unexpected'),
    flaky: reportedNames(report.suites, 'flaky'),
  });
  return { passed, lines: [countLine('browser', counts), ...names] };
}

/** Runs the tests of `src/test/e2e` in a browser, with a stack that starts immediately. */
export function browserTests(): {
  readonly run: () => Promise<StepResult>;
  /** Settles when the run has. */
  readonly ended: Promise<unknown>;
  readonly stop: () => Promise<void>;
} {
  const stack = startStack();
  const browser = findBrowser();
  // The error is reported to whoever awaits it.
  browser.catch(() => {});
  const ended = Promise.withResolvers<unknown>();
  ended.promise.catch(() => {});
  return {
    run: () => {
      const ready = Promise.all([browser, stack.ready]);
      const running = ready.then(([path]) => {
        process.env.CHROMIUM = path;
        return run();
      });
      ended.resolve(running);
      return running;
    },
    ended: ended.promise,
    stop: stack.stop,
  };
}
