import type { EventBody } from './sportEvent.ts';

/**
 * The feed's current event, plus earlier facts that it no longer gives: a tournament's course, place and purse, and who is out,
 * come from an answer that is requested only in the tournament's own week.
 */
export function keepFacts<Event extends EventBody>(event: Event, before: EventBody): Event {
  if (event.kind !== 'tournament' || before.kind !== 'tournament') return event;
  const out = new Map(before.field.map((golfer) => [golfer.id, golfer.out]));
  return {
    ...event,
    venue: event.venue ?? before.venue,
    course: event.course ?? before.course,
    purse: event.purse ?? before.purse,
    field: event.field.map((golfer) => ({ ...golfer, out: golfer.out ?? out.get(golfer.id) })),
  };
}
