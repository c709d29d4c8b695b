import { randomUUID } from 'node:crypto';
import { runRefresh } from '#slate/operation/runRefresh.ts';
import type { RefreshResult } from '#slate/refresh/refreshSlate.ts';
import type { Store } from '#slate/store.ts';

/** Simulated games a prediction: the fewest that the store takes. */
const RUNS = 10_000;

export type Outcome = RefreshResult['status'] | 'refused';

/** Every quarter of an hour of Greenwich, whatever New York’s clocks do. */
export const EVERY_MS = 15 * 60_000;

/**
 * What the schedule has done at a time, as its functions do it: a request that counts once, then the run. Rejects with
 * what the run fails with.
 */
export async function onSchedule(store: Store, log: (line: string) => void): Promise<Outcome> {
  if ((await store.acceptRefreshRequest(randomUUID())) !== 'accepted') return 'refused';
  return (await runRefresh({ store, trigger: 'schedule', runs: RUNS, log })).status;
}
