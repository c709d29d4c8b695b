import process from 'node:process';
import { clock } from '#clock';
import type { Log } from '#domain/operation/log.ts';
import { type AlertHook, alertHookOf } from '#server/messaging/alertHook.ts';
import type { Store } from '#server/store/store.ts';
import { watch } from '#server/tasks/operation/watch.ts';
import { SITE } from '#site';
import { deployedBuild } from './deployed.ts';

/** Where alerts go; nowhere where the setting is wrong, which the log says each time. */
function hookOf(log: Log): AlertHook | undefined {
  try {
    return alertHookOf(process.env);
  } catch (error) {
    log(error instanceof Error ? error.message : String(error), { level: 'error' });
    return undefined;
  }
}

/** One look at how the site runs, after whatever has been done. Never rejects. */
export async function watchOnce(store: Store, log: Log): Promise<void> {
  const siteUrl = process.env.URL ?? SITE.url;
  await watch({
    store,
    hook: hookOf(log),
    now: clock.now(),
    deployed: await deployedBuild(siteUrl),
    name: SITE.name,
    statusUrl: `${siteUrl}/status`,
    log,
  });
}
