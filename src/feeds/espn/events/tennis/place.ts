import type { EventVenue } from '#domain/events/event.ts';
import { readEspnVenue } from '../schema.ts';

/** A one-line place ("Indian Wells, USA"), in the field that contains the venue's name in other sports. */
export function tennisVenue(venue: Parameters<typeof readEspnVenue>[0]): EventVenue | undefined {
  const place = readEspnVenue(venue);
  if (!place?.name || place.city || !place.name.includes(', ')) return place;
  const [city, ...rest] = place.name.split(', ');
  return { city, country: rest.join(', ') };
}
