import { randomUUID } from 'node:crypto';
import { FEW } from '#slate/operation/quickSamples.ts';
import { runRefresh } from '#slate/operation/runRefresh.ts';
import type { RefreshResult } from '#slate/refresh/refreshSlate.ts';
import type { Store } from '#slate/store.ts';

type Outcome = RefreshResult['status'] | 'refused';

/** Every quarter of an hour in UTC, whatever New York’s clocks do. */
export const EVERY_MS = 15 * 60_000;

/**
 * Does what the schedule's functions do at a time: a request that counts once, then the run. Rejects with
 * the run's error.
 */
export async function onSchedule(store: Store, log: (line: string) => void): Promise<Outcome> {
  if ((await store.acceptRefreshRequest(randomUUID())) !== 'accepted') return 'refused';
  return (await runRefresh({ store, trigger: 'schedule', ...FEW, log })).status;
}
