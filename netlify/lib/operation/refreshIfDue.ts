import { clock } from '#clock';
import { NEAR_START_MIN } from '#domain/operation/limits.ts';
import type { Log } from '#domain/operation/log.ts';
import { planRun } from '#domain/operation/plan.ts';
import type { RequestOutcome } from '#domain/operation/state.ts';
import type { Store } from '#server/store/store.ts';
import type { RefreshResult } from '#server/tasks/refresh/refreshSlate.ts';
import { runRefresh } from '../runRefresh.ts';
import { watchOnce } from './watchOnce.ts';

export type DueResult = RefreshResult | { readonly status: 'idle' };

/**
 * What an accepted request of the schedule starts: the run that is due now, if any, and then a look at whether all is
 * well. Throws what the run threw, after that look.
 */
export async function refreshIfDue(store: Store, nonce: string, log: Log): Promise<DueResult> {
  let outcome: RequestOutcome = 'failed';
  try {
    const scope = planRun(await store.readDue(NEAR_START_MIN), clock.now());
    if (!scope) {
      outcome = 'idle';
      return { status: 'idle' };
    }
    const result = await runRefresh({ store, trigger: 'schedule', scope, log });
    outcome = result.status;
    return result;
  } finally {
    await store
      .settleRefreshRequest(nonce, outcome)
      .catch((error: unknown) => log(String(error), { level: 'error' }));
    await watchOnce(store, log);
  }
}
