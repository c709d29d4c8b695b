import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { E2E } from './src/test/e2e/stack.ts';
import { goToInstant } from './src/test/instant.ts';

goToInstant();

/** Room for a machine four times slower than the slowest we have seen. */
const MINUTE = 60_000;

export default defineConfig({
  testDir: 'src/test/e2e',
  testMatch: '*.spec.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  outputDir: 'test-results',
  timeout: 4 * MINUTE,
  expect: { timeout: MINUTE / 2 },
  use: {
    baseURL: E2E.url,
    locale: 'en-US',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
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
