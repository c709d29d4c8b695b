import type { EventVenue } from '#domain/events/event.ts';
import { readEspnVenue } from '../schema.ts';

/** A place of one line ("Indian Wells, USA") stands where other sports have the venue's name. */
export function placeOf(venue: Parameters<typeof readEspnVenue>[0]): EventVenue | undefined {
  const place = readEspnVenue(venue);
  if (!place?.name || place.city || !place.name.includes(', ')) return place;
  const [city, ...rest] = place.name.split(', ');
  return { city, country: rest.join(', ') };
}
