import { EVENT_SPORTS, type EventSport } from '#domain/events/event.ts';
import type { EventAnswer } from '#server/sources/eventSource.ts';
import type { RefreshContext, StageCounts } from './context.ts';
import { storeEvents } from './storeEvents.ts';
import { eventDays } from './window.ts';

/** Sports asked at the same time. */
const AT_ONCE = 3;

/**
 * Asks the feed for every individual sport and stores what it says. A sport whose feed fails keeps what it had and
 * holds up neither the others nor the games.
 */
export async function ingestEvents(context: RefreshContext): Promise<StageCounts> {
  const { store, now, events: source, log } = context;
  if (!source) return {};
  const days = eventDays(now, await store.readLastDone());
  let written = 0;
  let quarantined = 0;
  let failed = 0;
  const ask = async (sport: EventSport): Promise<void> => {
    let answer: EventAnswer;
    try {
      answer = await source.events(sport, days, now);
    } catch (error) {
      failed += 1;
      log(`feed failed for ${sport}: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    const stored = await storeEvents(context, source, sport, answer, now);
    written += stored.written;
    quarantined += stored.quarantined;
  };
  for (let at = 0; at < EVENT_SPORTS.length; at += AT_ONCE) {
    await Promise.all(EVENT_SPORTS.slice(at, at + AT_ONCE).map(ask));
  }
  return { events: written, quarantinedEvents: quarantined, failedSports: failed };
}
