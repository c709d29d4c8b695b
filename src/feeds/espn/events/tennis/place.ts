import type { EventVenue } from '#domain/events/event.ts';
import { readVenue } from '../schema.ts';

/** A one-line place ("Indian Wells, USA") is where other sports have the venue's name. */
export function placeOf(venue: Parameters<typeof readVenue>[0]): EventVenue | undefined {
  const place = readVenue(venue);
  if (!place?.name || place.city || !place.name.includes(', ')) return place;
  const [city, ...rest] = place.name.split(', ');
  return { city, country: rest.join(', ') };
}
