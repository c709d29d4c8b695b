import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'netlify/**/*.test.ts'],
    exclude: ['src/test/e2e/**', 'node_modules/**'],
    testTimeout: 20_000,
  },
});
