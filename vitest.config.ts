import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'netlify/**/*.test.ts'],
    exclude: ['src/test/e2e/**', 'node_modules/**'],
    setupFiles: ['src/test/propertySeed.ts'],
    testTimeout: 60_000,
  },
});
