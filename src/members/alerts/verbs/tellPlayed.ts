import { clock } from '#clock';
import { momentsNow } from '#domain/live/momentsNow.ts';
import type { Log } from '#domain/operation/log.ts';
import { jobLog, reasonOf } from '#jobLog';
import { SITE } from '#site';
import { readPlayedLately } from '#slate/answers/playedLately.ts';
import { promptClient } from '#store/tools.ts';
import type { Site } from '#wiring';
import { alerts } from '../tools.ts';
import { type FiredCounts, fireRows } from './fireRows.ts';
import { askedTurn, playRows } from './playRows.ts';

/** Members looked at a time. */
const MEMBERS = 500;
/** No batch begins after so many ms: a scheduled function has 30 seconds, a look came first, and sending follows. The next run goes on. */
const BEGIN_WITHIN_MS = 8000;
/** Rows recorded in one transaction. */
const ROWS = 200;

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
    const turns = games.flatMap((game) => momentsNow(game, clock.now()));
    if (turns.length === 0) return 0;
    const tools = { alerts: site.use(alerts), failed };
    const until = performance.now() + BEGIN_WITHIN_MS;
    const asked = turns.map(askedTurn);
    let batch = await tools.alerts.waitingPlay(asked, null, MEMBERS);
    while (batch.last !== null && performance.now() < until) {
      const rows = playRows(batch.alerts, turns, SITE);
      await fireRows(tools, batch.alerts, rows, counts, ROWS);
      batch = await tools.alerts.waitingPlay(asked, batch.last, MEMBERS);
    }
    if (counts.fired + counts.failed > 0)
      log('Told of games as they are played', { counts: { ...counts } });
  } catch (error) {
    failed(error);
  }
  return counts.messages;
}
