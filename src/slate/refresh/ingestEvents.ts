import type { EventSport } from '#domain/events/event.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import type { EventAnswer } from '#feeds/eventSource.ts';
import type { Read, ReadLeftOut } from '#slate/operation/store/due.ts';
import type { Ingested, RefreshContext } from './context.ts';
import { noteFeedReads } from './noteReads.ts';
import { storeEvents } from './storeEvents.ts';
import { eventDays, nearDays } from './window.ts';

/** Sports requested at the same time. */
const AT_ONCE = 3;

/**
 * Requests every individual sport of the run's scope and stores the answers. A sport whose feed fails keeps its data and holds up
 * neither the others nor the games.
 */
export async function ingestAllEvents(context: RefreshContext): Promise<Ingested> {
  const { store, now, events: source, scope, log } = context;
  if (!source) return { counts: {}, failures: [] };
  const answered = await store.readLastAnswered();
  const full = scope.kind === 'full';
  const reads: Read[] = [];
  const leftOut: ReadLeftOut[] = [];
  let written = 0;
  const failures: string[] = [];
  const ask = async (sport: EventSport): Promise<void> => {
    const days = full ? eventDays(now, answered.get(sport)) : nearDays(now);
    let answer: EventAnswer;
    try {
      answer = await source.events(sport, days, now);
    } catch (error) {
      reads.push({ league: sport, answered: false, whole: full });
      const reason = whyFailed(error);
      failures.push(`${sport}: ${reason}`);
      log(`feed failed for ${sport}: ${reason}`, { level: 'warn' });
      return;
    }
    reads.push({ league: sport, answered: true, whole: full });
    const stored = await storeEvents(context, source, sport, answer, now);
    written += stored.written;
    leftOut.push(...stored.leftOut);
  };
  for (let at = 0; at < scope.sports.length; at += AT_ONCE) {
    await Promise.all(scope.sports.slice(at, at + AT_ONCE).map(ask));
  }
  await noteFeedReads(context, reads, leftOut);
  const quarantinedEvents = leftOut.length;
  const counts = { events: written, quarantinedEvents, failedSports: failures.length };
  return { counts, failures };
}
