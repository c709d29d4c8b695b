import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import * as z from 'zod';
import { findBrowser } from '../browser.ts';
import { startStack } from '../e2e/startStack.ts';
import { countLine, type Outcome } from './outcome.ts';
import { runProgram } from './program.ts';

const report = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

async function run(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'simcast-browser-'));
  const file = join(folder, 'report.json');
  try {
    const passed = await runProgram('playwright', ['test', '--reporter=list,json'], {
      live: true,
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return { passed: false, lines: ['browser: did not run'] };
    const { stats } = report.parse(JSON.parse(text));
    const counts = {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    };
    const late = `${stats.flaky} of them passed at the second try only ("flaky" above): mend them.`;
    return { passed, lines: [countLine('browser', counts), ...(stats.flaky > 0 ? [late] : [])] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The tests of `src/test/e2e` in a browser, against a stack that starts at once. */
export function browserTests(): {
  readonly run: () => Promise<Outcome>;
  readonly stop: () => Promise<void>;
} {
  process.env.CHROMIUM = findBrowser();
  const stack = startStack();
  return {
    run: async () => {
      await stack.ready;
      return run();
    },
    stop: stack.stop,
  };
}
