import type { SportEvent } from '#domain/events/sportEvent.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import type { Instant } from '#domain/time/time.ts';

/** Who takes part in an event. */
function namesIn(event: SportEvent): readonly string[] {
  if (event.kind === 'fights') return event.bouts.flatMap(({ a, b }) => [a.name, b.name]);
  if (event.kind === 'match') return [event.a.name, event.b.name, event.tournament];
  if (event.kind === 'race') return [event.track, ...event.cars.map(({ driver }) => driver)];
  return event.field.map(({ name }) => name);
}

/** What the page of a sport is found by while these are its events: their names, and who takes part. */
export const eventSearchWords = (
  events: readonly SportEvent[],
  now: Instant,
): readonly string[] => [
  ...new Set(upcomingEvents(events, now).flatMap((event) => [event.name, ...namesIn(event)])),
];
