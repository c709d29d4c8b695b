import type { Log } from '#domain/operation/log.ts';
import { reasonOf } from '#jobLog';
import { SITE } from '#site';
import { patientPlayers } from '#slate/answers/followed/players.ts';
import { sayableDay } from '#slate/answers/sayableDay.ts';
import type { Site } from '#wiring';
import { patientAlerts } from '../tools.ts';
import { checkAlerts } from './checkAlerts.ts';

/**
 * Checks members' alerts after a refresh. It never throws: a refresh does not fail because of alerts, and the next one checks
 * again.
 */
export async function alertsOnce({ use }: Site, log: Log): Promise<void> {
  const failed = (error: unknown) => log(`Alerts: ${reasonOf(error)}`, { level: 'error' });
  try {
    const alerts = use(patientAlerts);
    const [day, players] = [use(sayableDay), use(patientPlayers)];
    const counts = await checkAlerts({ alerts, day, players, sender: SITE, failed });
    if (counts.stale) log('No figures of this minute: alerts wait', { level: 'error' });
    if (counts.fired + counts.failed + counts.ended > 0)
      log('Looked at alerts', { counts: { ...counts } });
  } catch (error) {
    failed(error);
  }
}
