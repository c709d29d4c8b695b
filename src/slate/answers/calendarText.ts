import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { CalendarEntry } from '#contract/answers/calendar/entry.ts';
import { addDays } from '#domain/time/time.ts';
import { SITE } from '#site';

/** How often an app should refresh, seconds: figures move on game day. */
const ASK_AGAIN_S = 3_600;

/** Fills a calendar without entries, because RFC 5545 requires at least one component. Readers see no difference. */
const UTC_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** Removes control characters, which no calendar may contain; line ends stay. */
const plain = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, ' ');

/** Time of an entry: a start with a duration, or whole days, which end on the day after the last one. */
function when({ start, days, minutes }: CalendarEntry) {
  if (days) {
    const [first, last] = days;
    return {
      allDay: true,
      start: new Date(`${first}T00:00:00Z`),
      end: new Date(`${addDays(last, 1)}T00:00:00Z`),
    };
  }
  const from = new Date(start);
  return { start: from, end: new Date(from.getTime() + minutes * 60_000) };
}

function event(entry: CalendarEntry) {
  const { key, status, summary, description, place, path, moves, changedAt } = entry;
  const url = new URL(path, SITE.url).href;
  const changed = new Date(changedAt);
  return {
    ...when(entry),
    id: `${key}@${new URL(SITE.url).host}`,
    sequence: moves,
    // Without METHOD this is the time of the content's last revision (RFC 5545, 3.8.7.2).
    stamp: changed,
    lastModified: changed,
    // Not CANCELLED: Google removes such an entry from the screen, and with it the title that says so.
    status: status === 'postponed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    // It does not mark the reader as busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: plain(summary),
    description: plain(`${description}\n${url}`),
    url,
    ...(place !== undefined && { location: plain(place) }),
  };
}

/**
 * Entries as an iCalendar file (RFC 5545). `name` holds no comma, semicolon or backslash.
 * @param page path of the page with the same content
 */
export function calendarText(name: string, entries: readonly CalendarEntry[], page = '/'): string {
  const calendar = ical({
    name,
    prodId: { company: SITE.name, product: 'Predictions', language: 'EN' },
    ttl: ASK_AGAIN_S,
    url: new URL(page, SITE.url).href,
  });
  for (const entry of entries) calendar.createEvent(event(entry));
  const text = `${calendar.toString()}\r\n`;
  return entries.length > 0 ? text : text.replace('END:VCALENDAR', `${UTC_ZONE}\r\nEND:VCALENDAR`);
}
