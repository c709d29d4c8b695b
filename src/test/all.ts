/** Every check and every test. `npm test -- unit` runs one step, `npm test -- e2e --at 2026-11-01T05:30Z` at that time, `npm test -- unit --postgres 17` on that PostgreSQL. */

import { join } from 'node:path';
import process from 'node:process';
import { commandLine } from '#local/commandLine/commandLine.ts';
import { TEST } from '#local/commandLine/scripts/site.ts';
import { explain } from '#local/plainError.ts';
import { ROOT } from '#local/project.ts';
import { postgrestProgram } from '#local/services/postgrest.ts';
import { goToInstant } from './instant.ts';
import { browserTests } from './steps/browser.ts';
import { otherBrowsers } from './steps/browsers.ts';
import { cpuLine } from './steps/cpu.ts';
import { onOtherPostgres } from './steps/otherPostgres.ts';
import { runProgram } from './steps/program.ts';
import type { StepResult } from './steps/stepResult.ts';
import { unitTests } from './steps/unit.ts';

const { values, words } = commandLine(TEST);

/** The native compiler: `node_modules/.bin/tsc` may be that of Astro's checker. */
const tsc = (config: string): Promise<boolean> =>
  runProgram('tsc', ['-p', config], { file: 'typescript-native/bin/tsc' });

/** Checks types: Astro's files first, which generates types for the others; then those; then pure rooms without DOM and Node. */
async function types(): Promise<boolean> {
  const astro = await runProgram('astro', ['check', '--tsconfig', 'tsconfig.astro.json'], {
    environment: { SIMCAST_TYPES_ONLY: '1' },
  });
  const all = await tsc('tsconfig.json');
  const pure = await tsc('tsconfig.pure.json');
  return astro && all && pure;
}

/** Lint and formatting; types. */
async function check(): Promise<StepResult> {
  const parts = await Promise.all([runProgram('biome', ['check', '.']), types()]);
  const passed = parts.every(Boolean);
  return { passed, lines: passed ? [] : ['check: failed'] };
}

const STEPS = ['check', 'unit', 'e2e', 'browsers'] as const;
type Step = (typeof STEPS)[number];
const isStep = (name: string): name is Step => STEPS.some((step) => step === name);

async function asked(): Promise<readonly Step[]> {
  if (values.at !== undefined) process.env.SIMCAST_AT = values.at;
  if (values.postgres !== undefined) await onOtherPostgres(values.postgres);
  const steps = words.filter(isStep);
  return steps.length > 0 ? steps : STEPS;
}

async function run(): Promise<boolean> {
  const steps = await asked();
  // At once, and not from each of a hundred tests.
  if (steps.some((step) => step !== 'check')) postgrestProgram('');
  goToInstant();
  // What programs of the tests have compiled once, the next one of them reads.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/node');
  process.env.PWTEST_CACHE_DIR ??= join(ROOT, 'node_modules/.cache/playwright');
  const browser = steps.includes('e2e') ? browserTests() : undefined;
  // In parallel: half of the tests' time is waiting for a page, a database or a process to end.
  const unit = steps.includes('unit') ? unitTests(browser?.ended) : undefined;
  const running: Record<Step, () => Promise<StepResult> | undefined> = {
    check,
    unit: () => unit,
    e2e: () => browser?.run(),
    // Once the other tests have left the machine, on a site of its own: a walk judges the browser, not what came before. The
    // site starts when one of the others has ended and leaves a processor idle.
    browsers: async () => {
      const others = [browser?.ended, unit].filter((one) => one !== undefined);
      const alone = Promise.allSettled(others).then(() => browser?.stop());
      if (others.length > 0) await Promise.race(others).catch(() => {});
      return otherBrowsers(alone);
    },
  };
  const results: StepResult[] = [];
  const ends: string[] = [];
  const timed = async (step: Step): Promise<StepResult | undefined> => {
    const result = await running[step]();
    ends.push(`${step} ${Math.round(process.uptime())}`);
    return result;
  };
  try {
    const ended = await Promise.all(steps.map(timed));
    results.push(...ended.filter((result) => result !== undefined));
  } finally {
    await browser?.stop();
  }
  console.log('');
  for (const { lines } of results) for (const line of lines) console.log(line);
  for (const line of cpuLine()) console.log(line);
  console.log(`Ended after seconds: ${ends.join(', ')}.`);
  return results.every(({ passed }) => passed);
}

try {
  const passed = await run();
  console.log(passed ? 'All checks and tests passed.' : 'Not all passed: see above.');
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
