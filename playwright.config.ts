import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { E2E } from './src/test/e2e/stack.ts';
import { goToInstant } from './src/test/instant.ts';

goToInstant();

/** Room for a machine four times slower than the slowest we have seen. */
const MINUTE = 60_000;

const PUBLISHING = ['gamePage.spec.ts', 'memberDay.spec.ts'];

export default defineConfig({
  testDir: 'src/test/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // On CI only: a test that passes at its second try is named in the closing lines, to be mended.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: 'list',
  outputDir: 'test-results',
  timeout: 4 * MINUTE,
  expect: { timeout: MINUTE / 2 },
  // Those that publish a slate come last and one at a time: a reader of the one before must not lose it half way.
  projects: [
    { name: 'reading', testMatch: '*.spec.ts', testIgnore: PUBLISHING },
    { name: 'publishing', testMatch: PUBLISHING, dependencies: ['reading'], workers: 1 },
  ],
  use: {
    baseURL: E2E.url,
    locale: 'en-US',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        // A tenth of the processor time: no process is kept ready for a page that may come.
        '--renderer-process-limit=1',
      ],
    },
  },
  ...(process.env[E2E.up] === undefined && {
    webServer: {
      command: 'node src/local/reset.ts && node src/local/start.ts',
      url: E2E.url,
      timeout: 20 * MINUTE,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: E2E.environment,
    },
  }),
});
