import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const run = (command: string, args: readonly string[], seconds: number): boolean =>
  spawnSync(command, args, {
    stdio: 'ignore',
    timeout: seconds * 1000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

function installed(): string | undefined {
  const given = process.env.CHROMIUM;
  if (given) return existsSync(given) ? given : undefined;
  return [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path));
}

/**
 * A Chromium for the browser tests: CHROMIUM where it is set, Playwright's own, the system's, else one is fetched:
 * Playwright's download, else Debian's package where apt is there and we may use it.
 * Throws one sentence that says how to get a browser.
 */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  console.log('No Chromium on this machine: fetching one for the browser tests.');
  run('npx', ['playwright', 'install', '--with-deps', 'chromium'], 300);
  if (!installed() && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'], 300);
    run('apt-get', ['install', '-y', '-qq', 'chromium'], 600);
  }
  const fetched = installed();
  if (fetched) return fetched;
  throw new Error(
    'The browser tests need Chromium: run `npx playwright install --with-deps chromium`, or install Chromium and set CHROMIUM to its path.',
  );
}
