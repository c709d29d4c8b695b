import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { PlainError } from '#local/plainError.ts';

const APT = '/usr/bin/apt-get';
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL_NAMES = ['chrome-headless-shell', 'headless_shell', 'chrome-headless-shell.exe'];

const run = (command: string, args: readonly string[], seconds: number): Promise<boolean> =>
  promisify(execFile)(command, [...args], {
    timeout: seconds * 1000,
    // npx is a command file there.
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).then(
    () => true,
    () => false,
  );

/** Playwright's headless shell, in a folder next to its Chromium's. */
function playwrightShell(): string | undefined {
  const folder = chromium
    .executablePath()
    .replace(/chromium-(\d+)[/\\].*$/, 'chromium_headless_shell-$1');
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .flatMap((part) => SHELL_NAMES.map((name) => join(folder, part, name)))
    .find((path) => existsSync(path));
}

/** A Chromium without windows: its pages need a quarter of the processor time. */
const shell = (): string | undefined =>
  [playwrightShell(), SYSTEM_SHELL].find((path) => path !== undefined && existsSync(path));

const whole = (): string | undefined =>
  [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path));

/** Debian's package, if apt exists and we may use it. */
async function fromDebian(name: string): Promise<void> {
  if (!existsSync(APT) || process.getuid?.() !== 0) return;
  const install = ['install', '-y', '-qq', '--no-install-recommends', name];
  // Only the download has a time limit: unpacking must finish.
  if (await run(APT, [...install, '--download-only'], 120)) await run(APT, install, 600);
}

async function fetched(): Promise<string | undefined> {
  console.log('No Chromium on this machine: fetching one for the browser tests.');
  await run('npx', ['playwright', 'install', '--with-deps', '--only-shell', 'chromium'], 300);
  if (!shell() && existsSync(APT)) await run(APT, ['update', '-qq'], 300);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!shell() && !whole()) await fromDebian(name);
  }
  return shell() ?? whole();
}

/**
 * A Chromium for the browser tests: CHROMIUM if set, else Playwright's own or the system's, preferring the headless shell to the
 * full browser; else it is fetched: Playwright's download, or Debian's package if apt is available. The shell is also fetched if
 * there is only the full browser.
 * Throws one sentence on how to get a browser.
 */
export async function findBrowser(): Promise<string> {
  const { CHROMIUM: given } = process.env;
  if (given) {
    if (existsSync(given)) return given;
    throw new PlainError(`CHROMIUM is ${given}, where there is no browser.`);
  }
  if (!shell() && whole()) await fromDebian('chromium-headless-shell');
  const found = shell() ?? whole() ?? (await fetched());
  if (found) return found;
  throw new PlainError(
    'The browser tests need Chromium: run `npx playwright install --with-deps chromium`, or install Chromium and set CHROMIUM to its path.',
  );
}
