import type { EventSport } from '#domain/events/event.ts';
import type { EventAnswer } from '#feeds/eventSource.ts';
import { askEach } from './askEach.ts';
import type { Ingested, RefreshContext } from './context.ts';
import { storeEvents } from './storeEvents.ts';
import { eventDays, nearDays } from './window.ts';

/** Sports requested at the same time. */
const AT_ONCE = 3;

/** Requests every individual sport of the run's scope and stores the answers, sport by sport. */
export async function ingestAllEvents(context: RefreshContext): Promise<Ingested> {
  const { store, now, events: source, scope } = context;
  if (!source) return { counts: {}, failures: [] };
  const answered = await store.readLastAnswered();
  let events = 0;
  const ask = (sport: EventSport): Promise<EventAnswer> => {
    const full = scope.kind === 'full';
    const days = full ? eventDays(now, answered.get(sport)) : nearDays(now);
    return source.events(sport, days, now);
  };
  const keep = async (sport: EventSport, answer: EventAnswer) => {
    const { written, leftOut } = await storeEvents(context, source, sport, answer, now);
    events += written;
    return { leftOut };
  };
  const { failures, leftOut } = await askEach(context, {
    keys: scope.sports,
    atOnce: AT_ONCE,
    ask,
    keep,
  });
  const counts = { events, quarantinedEvents: leftOut, failedSports: failures.length };
  return { counts, failures };
}
