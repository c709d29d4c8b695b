import * as z from 'zod';
import { REPORT_FILE } from '../browsers/report.ts';
import { runProgram } from './program.ts';
import { withReport } from './report.ts';
import type { StepResult } from './stepResult.ts';

const schema = z.object({ lines: z.array(z.string()) });

/** Walks through the site in Firefox and WebKit, where they are on this machine (`npm run browsers`). */
export async function otherBrowsers(): Promise<StepResult> {
  const { passed, report } = await withReport(schema, (file) =>
    runProgram('node', ['src/test/browsers/main.ts'], {
      live: true,
      environment: { [REPORT_FILE]: file },
    }),
  );
  return { passed, lines: report?.lines ?? ['browsers: did not run'] };
}
