import type { EventVenue } from '#domain/events/event.ts';

/** "UFC Apex, Las Vegas, USA": what is known of a place; undefined where nothing is. */
export function placeText(venue: EventVenue | undefined): string | undefined {
  const parts = [venue?.name, venue?.city, venue?.country].filter(
    (part) => part !== undefined && part !== '',
  );
  return parts.length === 0 ? undefined : parts.join(', ');
}
