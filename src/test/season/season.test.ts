import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { PATIENCE } from '#local/clock/stretchLimits.ts';
import { FEED_FAULTS } from '#local/standins/feeds/ofWorld/feedFaults.ts';
import { STORE_FAULTS } from './faults/kinds.ts';
import { CLOCK_CHANGES, playWholeSeason } from './season.ts';

/** `SIMCAST_SEASON_SEED` selects another season; `npm run season` plays a long one. */
const SEED = Number(process.env.SIMCAST_SEASON_SEED ?? 7);

/** Two minutes alone; beside the browser tests on a busy machine it has taken ten. */
const TIMEOUT_MS = 20 * 60_000;

test('a season that nobody attends, through a change of the clocks, with all that can go wrong', {
  timeout: TIMEOUT_MS,
}, async () => {
  // A deliberate hang lasts for the code's normal limit, not four times as long.
  vi.stubEnv(PATIENCE, '1');
  // A hanging feed costs real time: a run every eighty minutes is enough to meet each fault.
  const everyMs = 80 * 60_000;
  // One of the two clock changes: autumn's for an odd seed, spring's for an even one.
  const [autumn, spring] = CLOCK_CHANGES;
  const changes = [SEED % 2 === 0 ? spring : autumn];
  const report = await playWholeSeason({
    seed: SEED,
    days: 2,
    changes,
    everyMs,
    faults: 2,
    log: () => {},
  });
  expect(report.runs).toBeGreaterThan(30);
  expect(report.outcomes.get('done')).toBeGreaterThan(report.runs / 2);
  expect(report.grades).toBeGreaterThanOrEqual(report.predicted);
  const happened = [...FEED_FAULTS, ...STORE_FAULTS].filter((fault) => report.faults.has(fault));
  expect(happened.length).toBeGreaterThan(15);
});
