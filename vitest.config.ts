import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { STACK_WORKERS } from './src/test/crowd.ts';
import { keepFilesInMemory } from './src/test/inMemory.ts';
import { goToInstant } from './src/test/instant.ts';
import { LongestFirst } from './src/test/longestFirst.ts';
import { ALONE, PURE } from './src/test/pure.ts';

/** Room for a machine four times slower than the slowest we have seen. */
const MINUTE = 60_000;

goToInstant();
keepFilesInMemory();
/**
 * Modules are Node's own, as in `npm start`, and not rewritten ones: loops run a seventh faster. No test there can put a module in
 * another's place; those that do are in `ALONE`.
 */
const NATIVE = { viteModuleRunner: false };
const SETUP = ['src/test/tsx.ts', 'src/test/propertySeed.ts', 'src/test/freshSite.ts'];
/** Workers that are threads do not read NODE_OPTIONS anew. */
const execArgv = (process.env.NODE_OPTIONS ?? '').match(/--import=\S+/g) ?? [];

export default defineConfig({
  test: {
    execArgv,
    // No test asks the public beacon.
    env: { BEACON: 'off' },
    setupFiles: SETUP,
    sequence: { sequencer: LongestFirst },
    // A busy machine takes longer than vitest's second.
    expect: { poll: { timeout: MINUTE / 2 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE,
          exclude: [...ALONE, 'node_modules/**'],
          pool: 'threads',
          experimental: NATIVE,
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          testTimeout: 2 * MINUTE,
          hookTimeout: 2 * MINUTE,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          testTimeout: 2 * MINUTE,
          hookTimeout: 2 * MINUTE,
        },
      },
      {
        extends: true,
        test: {
          name: 'stack',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...PURE, ...ALONE, 'node_modules/**'],
          pool: 'forks',
          experimental: NATIVE,
          // Each worker keeps its modules: no module of ours keeps anything else.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          // On CI only: one that passes at its second try is named in the closing lines, to be mended.
          retry: process.env.CI === undefined ? 0 : 1,
          maxWorkers: STACK_WORKERS,
          setupFiles: ['src/test/lastWorker.ts'],
          sequence: { groupOrder: 1 },
          globalSetup: 'src/test/cluster.ts',
          testTimeout: 10 * MINUTE,
          hookTimeout: 10 * MINUTE,
        },
      },
    ],
  },
});
