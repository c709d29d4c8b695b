import { clock } from '#clock';
import type { Log } from '#domain/operation/log.ts';
import type { OperationState } from '#domain/operation/state.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { SITE } from '#site';
import { readLedgerSilence } from '#slate/ledger/store/ledgerSilence.ts';
import { readKeyedFeeds } from '#slate/odds/store/due.ts';
import type { Store } from '#slate/store.ts';
import { readCodeDeliveries } from '#store/codeDeliveries.ts';
import { readNamedTills } from '#store/namedTills.ts';
import { promptClient } from '#store/tools.ts';
import type { Site } from '#wiring';
import { type AlertHook, alertHookOf } from './alertHook.ts';
import { deployedBuild } from './deployed.ts';
import { watchSite } from './watch.ts';

/** The alert hook; none if the setting is wrong, which is logged each time. */
function hookOf({ env }: Site, log: Log): AlertHook | undefined {
  try {
    return alertHookOf(env);
  } catch (error) {
    log(whyFailed(error), { level: 'error' });
    return undefined;
  }
}

/** The site's state, that of its sign-in codes, of the feeds with a key, the ledger’s witnesses, and money that waits for the owner. */
async function stateOf(site: Site, store: Store): Promise<OperationState> {
  const [state, codes, odds, witnesses, tills] = await Promise.all([
    store.readOperationState(),
    readCodeDeliveries(site.use(promptClient), site.env),
    readKeyedFeeds(site.use(promptClient), site.env),
    readLedgerSilence(site.use(promptClient), site.env),
    readNamedTills(site.use(promptClient)),
  ]);
  return { ...state, codes, odds, witnesses, tills };
}

/** One check of the site, after anything else. Never rejects. */
export async function watchOnce(site: Site, store: Store, log: Log): Promise<void> {
  const siteUrl = site.env.URL ?? SITE.url;
  await watchSite({
    store: { ...store, readOperationState: () => stateOf(site, store) },
    hook: hookOf(site, log),
    now: clock.now(),
    deployed: await deployedBuild(site, siteUrl),
    name: SITE.name,
    statusUrl: `${siteUrl}/status`,
    log,
  });
}
