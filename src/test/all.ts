/** Every check and every test, in the order in which a failure is cheapest. `npm test -- unit` runs one step. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { findBrowser } from './browser.ts';

const STEPS: Readonly<Record<string, () => readonly string[]>> = {
  check: () => ['npm', 'run', '--silent', 'check'],
  unit: () => ['vitest', 'run'],
  e2e: () => {
    process.env.CHROMIUM = findBrowser();
    return ['playwright', 'test'];
  },
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in STEPS));
if (unknown) {
  console.error(`There is no test step "${unknown}": use ${Object.keys(STEPS).join(', ')}.`);
  process.exit(1);
}

for (const [name, command] of Object.entries(STEPS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n== ${name}`);
  let line: readonly string[];
  try {
    line = command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const [program = '', ...args] = line;
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\nThe step "${name}" failed.`);
    process.exit(1);
  }
}
console.log('\nAll checks and tests passed.');
