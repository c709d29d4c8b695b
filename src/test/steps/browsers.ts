import * as z from 'zod';
import { REPORT_FILE, WAITS } from '../browsers/report.ts';
import { E2E } from '../e2e/stack.ts';
import { runProgram } from './program.ts';
import { withReport } from './report.ts';
import type { StepResult } from './stepResult.ts';

const schema = z.object({ lines: z.array(z.string()) });

/**
 * Walks through the site in Firefox and WebKit, where they are on this machine (`npm run browsers`). The site starts at once, the
 * walk when `alone` has settled.
 */
export async function otherBrowsers(alone: Promise<unknown>): Promise<StepResult> {
  const { passed, report } = await withReport(schema, (file) =>
    runProgram('node', ['src/test/browsers/main.ts'], {
      live: true,
      inputUntil: alone,
      // On a site of its own, not on the other tests'.
      environment: { [REPORT_FILE]: file, [WAITS]: '1', [E2E.up]: undefined },
    }),
  );
  return { passed, lines: report?.lines ?? ['browsers: did not run'] };
}
