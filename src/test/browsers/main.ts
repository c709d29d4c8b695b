/**
 * Walks through the site in Debian's Firefox and in WebKitGTK, the engine of Safari, and prints a table. Without the browsers it
 * says so. `npm run browsers -- --help`.
 */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { clockOffsetMs } from '#local/clock/at.ts';
import { commandLine } from '#local/commandLine/commandLine.ts';
import { BROWSERS_SCRIPT } from '#local/commandLine/scripts/site.ts';
import { explain } from '#local/plainError.ts';
import { goToInstant } from '../instant.ts';
import { type Found, findPrograms } from './programs.ts';
import { REPORT_FILE, WAITS } from './report.ts';
import type { BrowserResult } from './result.ts';
import { browserTable, closingLine, failureLines } from './table.ts';

commandLine(BROWSERS_SCRIPT);

/** Most time for everything but the start of the site, ms: nothing that hangs may hold a CI. */
const LIMIT_MS = 15 * 60_000;

/**
 * Where the site of these walks runs, unless one of the browser tests is up already. Its samples play few runs, which every browser
 * re-runs to the same digits.
 */
const OWN = {
  SIMCAST_E2E_PORT: '8897',
  SIMCAST_E2E_DATA: '.local/browsers',
  SIMCAST_SAMPLES: 'quick',
};

async function walk(found: Found): Promise<readonly BrowserResult[]> {
  if (process.env.SIMCAST_E2E_UP === undefined) {
    Object.assign(process.env, { ...OWN, ...process.env });
    // WebKit's clock cannot be moved then: the site takes the machine's.
    if (found.webKit && !found.webKit.fakeTime) process.env.SIMCAST_AT ||= 'now';
  }
  goToInstant();
  const [{ withSite }, { walkAll }] = await Promise.all([import('./site.ts'), import('./run.ts')]);
  return withSite(async (site) => {
    if (process.env[WAITS] !== undefined) await once(process.stdin.resume(), 'end');
    setTimeout(() => {
      console.error('browsers: did not end in time');
      process.exit(1);
    }, LIMIT_MS).unref();
    return walkAll(found, site);
  });
}

/** Without the means to move WebKit's clock it cannot visit a site of another time. */
function inTime(found: Found): Found {
  const moved = process.env.SIMCAST_E2E_UP !== undefined && clockOffsetMs(process.env) !== 0;
  if (!moved || !found.webKit || found.webKit.fakeTime) return found;
  return { ...found, webKit: undefined, missing: [...found.missing, 'libfaketime, for WebKit'] };
}

async function run(): Promise<void> {
  const found = inTime(findPrograms());
  const absent = found.missing.map((what) => `not found: ${what}`);
  const results = found.firefox || found.webKit ? await walk(found) : [];
  const closing =
    results.length > 0
      ? closingLine(results)
      : 'browsers: nothing was walked in Firefox and WebKit';
  const lines = [[closing, ...absent].join('; '), ...failureLines(results)];
  if (results.length > 0) console.log(`\n${browserTable(results)}\n`);
  const { [REPORT_FILE]: file } = process.env;
  if (file) writeFileSync(file, JSON.stringify({ lines }));
  else for (const line of lines) console.log(line);
  if (results.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1;
}

// Ends what was started, too: each of it ends with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(130));

try {
  await run();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
process.exit();
