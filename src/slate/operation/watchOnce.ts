import { clock } from '#clock';
import type { Log } from '#domain/operation/log.ts';
import { SITE } from '#site';
import type { Store } from '#slate/store.ts';
import type { Site } from '#wiring';
import { type AlertHook, alertHookOf } from './alertHook.ts';
import { deployedBuild } from './deployed.ts';
import { watch } from './watch.ts';

/** Where alerts go; nowhere where the setting is wrong, which the log says each time. */
function hookOf({ env }: Site, log: Log): AlertHook | undefined {
  try {
    return alertHookOf(env);
  } catch (error) {
    log(error instanceof Error ? error.message : String(error), { level: 'error' });
    return undefined;
  }
}

/** One look at how the site runs, after whatever has been done. Never rejects. */
export async function watchOnce(site: Site, store: Store, log: Log): Promise<void> {
  const siteUrl = site.env.URL ?? SITE.url;
  await watch({
    store,
    hook: hookOf(site, log),
    now: clock.now(),
    deployed: await deployedBuild(site, siteUrl),
    name: SITE.name,
    statusUrl: `${siteUrl}/status`,
    log,
  });
}
