import { clock } from '#clock';
import type { Log } from '#domain/operation/log.ts';
import { reasonOf } from '#jobLog';
import { offeredNames } from '#members/account/channels/offered.ts';
import { SITE } from '#site';
import { readSharpEdges } from '#slate/answers/sharpEdges.ts';
import { promptClient } from '#store/tools.ts';
import type { Site } from '#wiring';

import { createAlerts } from '../store.ts';
import { edgeAlertRows } from './edgeRows.ts';

/** Members looked at a time. */
const MEMBERS = 1000;
const LOOK_BACK_MS = 3 * 60_000;

/**
 * Queues the alerts of a reading's new edges, for push alone: a text, an email or a call would come when they are gone. It never
 * throws. How many messages were queued.
 */
export async function tellEdges(site: Site, ids: readonly number[], log: Log): Promise<number> {
  if (!offeredNames(site.env).includes('push')) return 0;
  try {
    const client = site.use(promptClient);
    const alerts = createAlerts(client, () => ['push']);
    const since = new Date(clock.now().getTime() - LOOK_BACK_MS);
    const edges = (await readSharpEdges(client, since)).filter(({ id }) => ids.includes(id));
    let queued = 0;
    let batch = await alerts.waiting(null, MEMBERS);
    while (batch.last !== null) {
      const rows = edgeAlertRows(batch.alerts, edges, SITE, clock.now());
      if (rows.length > 0) queued += (await alerts.fire(rows)).messages;
      batch = await alerts.waiting(batch.last, MEMBERS);
    }
    return queued;
  } catch (error) {
    log(`Edges were not told: ${reasonOf(error)}`, { level: 'error' });
    return 0;
  }
}
