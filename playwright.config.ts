import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { E2E } from './src/test/e2e/stack.ts';

export default defineConfig({
  testDir: 'src/test/e2e',
  testMatch: '*.spec.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  outputDir: 'test-results',
  timeout: 60_000,
  use: {
    baseURL: E2E.url,
    locale: 'en-US',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
  },
  webServer: {
    command: 'node src/local/start.ts',
    url: E2E.url,
    timeout: 240_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(E2E.port), SIMCAST_DATA_DIR: E2E.data, SIMCAST_SOURCE: 'demo' },
  },
});
