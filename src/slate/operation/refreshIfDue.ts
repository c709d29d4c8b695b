import { clock } from '#clock';
import { NEAR_START_MIN } from '#domain/operation/limits.ts';
import type { Log } from '#domain/operation/log.ts';
import { planRun } from '#domain/operation/plan.ts';
import type { RequestOutcome } from '#domain/operation/state.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import type { RefreshResult } from '#slate/refresh/refreshSlate.ts';
import type { Store } from '#slate/store.ts';
import type { Site } from '#wiring';
import { runRefresh } from './runRefresh.ts';
import { watchOnce } from './watchOnce.ts';

type DueResult = RefreshResult | { readonly status: 'idle' };

/**
 * What an accepted request of the schedule starts: the due run, if any, followed by a check of the site. Throws the run's error
 * after that check.
 */
export async function refreshIfDue(
  site: Site,
  store: Store,
  nonce: string,
  log: Log,
): Promise<DueResult> {
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
      .catch((error: unknown) => log(whyFailed(error), { level: 'error' }));
    await watchOnce(site, store, log);
  }
}
