import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { runInThisContext } from 'node:vm';
import { chromium, firefox, webkit } from '@playwright/test';
import { inBrowser } from './inBrowser.ts';

/** A JavaScript engine that may be on this machine. */
export interface Engine {
  readonly name: string;
  /** Digests by name as JSON; undefined if the machine has no such engine. */
  run(code: string): Promise<string | undefined>;
}

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** The first existing program: the one a variable names, one on the path, or one of Playwright's. */
const programOf = (variable: string, names: readonly string[], other?: string) =>
  [process.env[variable], ...names.map(onPath), other].find(
    (path) => path !== undefined && existsSync(path),
  );

async function withFolder<T>(use: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'digits-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const HEADLESS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** V8 in this process, V8 in Chromium, SpiderMonkey in Firefox, JavaScriptCore in WebKit and in its shell. */
export const ENGINES: readonly Engine[] = [
  {
    name: `Node ${process.versions.node}`,
    run: async (code) => String(runInThisContext(`${code};digits()`)),
  },
  {
    name: 'Chromium',
    async run(code) {
      const program = programOf(
        'CHROMIUM',
        ['chromium', 'chromium-headless-shell', 'google-chrome'],
        chromium.executablePath(),
      );
      return program === undefined ? undefined : inBrowser(program, HEADLESS, code);
    },
  },
  {
    name: 'Firefox (SpiderMonkey)',
    async run(code) {
      const program = programOf('FIREFOX', ['firefox', 'firefox-esr'], firefox.executablePath());
      if (program === undefined) return undefined;
      return withFolder((folder) =>
        inBrowser(program, ['--headless', '--no-remote', '--profile', folder], code),
      );
    },
  },
  {
    name: 'WebKit (JavaScriptCore)',
    async run(code) {
      if (!existsSync(webkit.executablePath())) return undefined;
      const browser = await webkit.launch();
      try {
        const page = await browser.newPage();
        return String(await page.evaluate(`${code};digits()`));
      } finally {
        await browser.close();
      }
    },
  },
  {
    name: 'jsc (JavaScriptCore’s shell)',
    async run(code) {
      const program = programOf('JSC', ['jsc']);
      if (program === undefined) return undefined;
      return withFolder((folder) => {
        const file = join(folder, 'digits.js');
        writeFileSync(file, `${code};print(digits());`);
        const { stdout, stderr, status } = spawnSync(program, [file], { encoding: 'utf8' });
        if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
        return stdout.trim();
      });
    },
  },
];
