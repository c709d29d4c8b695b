import type { EventVenue } from '#domain/events/event.ts';
import type { SportsDbEvent } from './schema.ts';

export function readSportsDbVenue({
  strVenue,
  strCity,
  strCountry,
}: SportsDbEvent): EventVenue | undefined {
  // The city sometimes includes its country: "Riyadh, Saudi Arabia".
  const city = strCountry ? strCity?.replace(`, ${strCountry}`, '') : strCity;
  const place = { name: strVenue, city, country: strCountry };
  return place.name || place.city || place.country ? place : undefined;
}
