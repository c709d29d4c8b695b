import { clock } from '#clock';
import { turnsOf } from '#domain/live/turns.ts';
import type { Log } from '#domain/operation/log.ts';
import { jobLog, reasonOf } from '#jobLog';
import { SITE } from '#site';
import { readPlayedLately } from '#slate/answers/playedLately.ts';
import { promptClient } from '#store/tools.ts';
import type { Site } from '#wiring';
import { alerts } from '../tools.ts';
import { type FiredCounts, fireRows } from './fireRows.ts';
import { playRows } from './playRows.ts';

/** Members looked at a time. */
const MEMBERS = 1000;
/** Rows recorded in one transaction. */
const ROWS = 500;

/**
 * Queues alerts of games as they are played, from the states that are stored: a run that dies is caught up by the next one, and nobody
 * is told twice. It never throws. How many messages were queued.
 */
export async function tellPlayed(site: Site, log: Log = jobLog('play alerts')): Promise<number> {
  const counts: FiredCounts = { fired: 0, messages: 0, failed: 0 };
  const failed = (error: unknown) =>
    log(`Games as they are played were not told: ${reasonOf(error)}`, { level: 'error' });
  try {
    const games = await readPlayedLately(site.use(promptClient));
    const turns = games.flatMap((game) => turnsOf(game, clock.now()));
    if (turns.length === 0) return 0;
    const tools = { alerts: site.use(alerts), failed };
    let batch = await tools.alerts.waitingPlay(null, MEMBERS);
    while (batch.last !== null) {
      const rows = playRows(batch.alerts, turns, SITE);
      await fireRows(tools, batch.alerts, rows, counts, ROWS);
      batch = await tools.alerts.waitingPlay(batch.last, MEMBERS);
    }
    if (counts.fired + counts.failed > 0)
      log('Told of games as they are played', { counts: { ...counts } });
  } catch (error) {
    failed(error);
  }
  return counts.messages;
}
