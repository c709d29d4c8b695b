import type { EventBody } from './sportEvent.ts';

/**
 * An event as its feed says now, with what was known of it before and is not said any more: a tournament's course, place
 * and purse, and who is out, come from an answer that is asked for in its own week alone.
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
