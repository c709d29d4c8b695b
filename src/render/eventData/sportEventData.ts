import { eventPath } from '#domain/events/eventPath.ts';
import { eventPick } from '#domain/events/eventPick.ts';
import type { Bout, FightCard } from '#domain/events/fightCard.ts';
import { type EventBody, type SportEvent, sportOf } from '#domain/events/sportEvent.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import { usualEventEnd } from '#domain/events/usualEnd.ts';
import { easternDate, type Instant } from '#domain/time/time.ts';
import { SITE } from '#site';
import { eventDescription } from './descriptions.ts';
import { statusData } from './eventStatus.ts';
import { organizerData } from './organizer.ts';
import { placeData } from './place.ts';

const SPORT = {
  UFC: 'Mixed Martial Arts',
  Boxing: 'Boxing',
  Tennis: 'Tennis',
  F1: 'Formula One',
  NASCAR: 'Stock Car Racing',
  Golf: 'Golf',
} as const;
const person = (name: string) => ({ '@type': 'Person', name });

/** Who competes, as far as every page that names the event shows them: of a field the likeliest winner. */
function competitorsOf(event: SportEvent) {
  switch (event.kind) {
    case 'fights':
      return event.bouts.slice(0, 1).flatMap(({ a, b }) => [person(a.name), person(b.name)]);
    case 'match':
      return [person(event.a.name), person(event.b.name)];
    case 'race':
    case 'tournament':
      return [eventPick(event)].flatMap((pick) => (pick ? [person(pick.participant)] : []));
  }
}

/** Where an event takes place while its feed names no venue: its track, course or tournament. */
function placeOf(event: EventBody): string {
  if (event.kind === 'race') return event.track;
  if (event.kind === 'tournament') return event.course ?? event.name;
  return event.kind === 'match' ? event.tournament : 'To be announced';
}

/** Start and end: days alone for a tournament, and while the hour is unknown. */
function timesOf(event: EventBody) {
  const end = usualEventEnd(event);
  return event.timeKnown && event.kind !== 'tournament'
    ? { startDate: event.startTime, endDate: end }
    : { startDate: easternDate(event.startTime), endDate: easternDate(end) };
}

/** Who holds an event if not its league's own organization: a boxing promoter, a smaller tennis tour. */
function heldBy(event: EventBody): string | undefined {
  if (event.kind === 'match') return /^(?:ATP|WTA)\b/.test(event.tour) ? undefined : event.tour;
  return event.kind === 'fights' && event.league === 'Boxing' ? event.promoter : undefined;
}

/** What all contests of an event share. */
function facts(event: SportEvent, path: string) {
  const times = timesOf(event);
  const organizer = organizerData(event.league, heldBy(event));
  return {
    '@type': 'SportsEvent',
    sport: SPORT[sportOf(event.league)],
    url: new URL(path, SITE.url).href,
    ...times,
    ...statusData(event, times.startDate),
    location: placeData(event.venue, placeOf(event)),
    ...(organizer && { organizer }),
  };
}

/** schema.org SportsEvent of a bout, as a page says it. */
export const boutData = (
  card: SportEvent & FightCard,
  { a, b }: Pick<Bout, 'a' | 'b'>,
  path: string,
  description: string,
) => ({
  ...facts(card, path),
  name: `${a.name} vs. ${b.name}`,
  description,
  competitor: [person(a.name), person(b.name)],
  performer: [person(a.name), person(b.name)],
});

/** schema.org SportsEvent of an individual sport's event; a fight card has its bouts. */
export function sportEventData(event: SportEvent, description: string, path = eventPath(event)) {
  const who = competitorsOf(event);
  const name =
    event.kind === 'match'
      ? `${event.a.name} vs. ${event.b.name}, ${event.tournament}`
      : event.name;
  return {
    ...facts(event, path),
    name,
    description,
    ...(who.length > 0 && { competitor: who, performer: who }),
    ...(event.imageUrl !== undefined && { image: [event.imageUrl] }),
    ...(event.kind === 'fights' && {
      subEvent: event.bouts.map((bout) => boutData(event, bout, path, boutText(event, bout))),
    }),
  };
}

const boutText = ({ name }: FightCard, { weightClass, rounds }: Bout): string =>
  `${weightClass ?? 'Bout'}, ${rounds} rounds, ${name}`;

/** Most events of one page. */
const MOST_EVENTS = 10;

/** An event as a page says it that does not say who wins. */
function withoutNames(data: ReturnType<typeof sportEventData>) {
  const { competitor: _, performer: __, ...rest } = data;
  return rest;
}

/** The next events of a page that lists a sport's events without their picks. */
export const listedEventsData = (events: readonly SportEvent[], now: Instant) =>
  sportEventsData(events, now).map(withoutNames);

/** The next events of a sport's page: those with a prediction, else the schedule. */
export function sportEventsData(events: readonly SportEvent[], now: Instant) {
  const open = upcomingEvents(events, now);
  const predicted = open.filter((event) => eventPick(event) !== undefined);
  return (predicted.length > 0 ? predicted : open)
    .slice(0, MOST_EVENTS)
    .map((event) => sportEventData(event, eventDescription(event)));
}
