import { z } from 'zod';
import type { EventStatus, EventVenue } from '#domain/events/event.ts';
import {
  imageUrl,
  lenientObject,
  looseFlag,
  looseText,
  number,
  plainText,
  raw,
  usableList,
} from '../../reading/fields.ts';

/** Parts that ESPN's scoreboards of individual sports share. What varies between sports and years is optional. */

/** "600023847", "504-2022". */
export const idSchema = z
  .unknown()
  .transform((id) => plainText(id) ?? '')
  .pipe(z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/i));

export const athleteSchema = lenientObject({
  id: looseText,
  displayName: looseText,
  fullName: looseText,
  flag: lenientObject({ alt: looseText }),
  headshot: raw,
});
type EspnAthlete = z.output<typeof athleteSchema>;

const addressSchema = lenientObject({
  city: looseText,
  state: looseText,
  country: looseText,
  summary: looseText,
});

export const espnVenueSchema = lenientObject({
  fullName: looseText,
  displayName: looseText,
  address: addressSchema,
});
type EspnVenue = z.output<typeof espnVenueSchema>;

export const espnEventStatus = lenientObject({
  period: number,
  /** How a fight ended. */
  result: raw,
  type: lenientObject({
    name: looseText,
    state: looseText,
    completed: looseFlag,
    detail: looseText,
    description: looseText,
  }),
});
type EspnStatus = z.output<typeof espnEventStatus>;

export const notesSchema = usableList(z.object({ text: looseText, headline: looseText }));

export const espnBroadcastsSchema = usableList(z.object({ names: usableList(looseText) }));

export const nameOf = (athlete: EspnAthlete): string | undefined =>
  athlete?.displayName ?? athlete?.fullName;

/** Address of an athlete's picture: in the feed's block, or alone. */
export function headshotOf(athlete: EspnAthlete): string | undefined {
  const headshot = athlete?.headshot;
  const href =
    typeof headshot === 'object' && headshot !== null && 'href' in headshot
      ? headshot.href
      : headshot;
  return typeof href === 'string' ? imageUrl(href) : undefined;
}

/** "Las Vegas", "NV, USA". A place of one line ("Limoges, France") is a city and a country. */
export function readEspnVenue(venue: EspnVenue): EventVenue | undefined {
  const address = venue?.address;
  const name = venue?.fullName ?? venue?.displayName;
  const [city, ...rest] = (address?.summary ?? '').split(', ').filter(Boolean);
  const country = [address?.state, address?.country].filter(Boolean).join(', ');
  const place = {
    name,
    city: address?.city ?? city,
    country: country || rest.join(', ') || undefined,
  };
  return place.name || place.city || place.country ? place : undefined;
}

/** Not held, or ended without a counted result. ESPN may give these any state. */
const OFF = /POSTPONED|CANCEL|ABANDONED|UNCONTESTED|DELETED/;
/** Ended, however. */
const OVER = /FINAL|FORFEIT|WALKOVER|RETIRED|DEFAULT/;
const WAITING = /SCHEDULED|PRE_?GAME|TBD/;

/** Status of an event, bout, match or session; undefined if the feed does not say. A stopped one is live. */
export function readStatus(status: EspnStatus): EventStatus | undefined {
  const type = status?.type;
  const name = type?.name?.toUpperCase() ?? '';
  if (OFF.test(name)) return 'postponed';
  const state = type?.state?.toLowerCase();
  if (state === 'pre') return 'scheduled';
  if (state === 'in') return type?.completed ? 'final' : 'live';
  if (state === 'post') return type?.completed || OVER.test(name) ? 'final' : 'live';
  if (OVER.test(name)) return 'final';
  return WAITING.test(name) ? 'scheduled' : undefined;
}
