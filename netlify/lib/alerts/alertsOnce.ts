import process from 'node:process';
import type { Log } from '#domain/operation/log.ts';
import { createAlerts } from '#server/store/alerts.ts';
import { connect } from '#server/store/client.ts';
import { checkAlerts } from '#server/tasks/alerts/checkAlerts.ts';
import { dayReader } from '#server/tasks/messages/digestDay.ts';
import { SITE } from '#site';
import { reasonOf } from '../billing/reasonOf.ts';
import { refreshStore } from '../environment.ts';
import { offeredNames } from '../messages/offered.ts';

/** Looks at members' alerts once a refresh is done. It never throws: a refresh does not fail by them, and the next one looks again. */
export async function alertsOnce(log: Log): Promise<void> {
  const failed = (error: unknown) => log(`Alerts: ${reasonOf(error)}`, { level: 'error' });
  try {
    const counts = await checkAlerts({
      alerts: createAlerts(connect(process.env), offeredNames),
      day: dayReader(refreshStore()),
      sender: SITE,
      failed,
    });
    if (counts.stale) log('No figures of this minute: alerts wait', { level: 'error' });
    if (counts.fired + counts.failed + counts.ended > 0)
      log('Looked at alerts', { counts: { ...counts } });
  } catch (error) {
    failed(error);
  }
}
