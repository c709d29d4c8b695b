import { eventDate } from '../events/eventDate.ts';
import type { GolfTournament } from '../events/golfTournament.ts';
import { easternDate, easternMidday, fullDate } from '../time/time.ts';

/** Days of a tournament by the Eastern calendar: "June 26–29, 2025", "June 30 – July 3, 2025". */
export function tournamentDates({
  startTime,
  endTime,
}: Pick<GolfTournament, 'startTime' | 'endTime'>): string {
  const first = easternDate(startTime);
  const last = endTime === undefined ? first : easternDate(endTime);
  const [start, end] = [fullDate(first), fullDate(last)];
  if (start === end) return start;
  const [month = '', day = ''] = start.split(/[ ,]+/);
  const [endMonth = '', endDay = '', year = ''] = end.split(/[ ,]+/);
  return month === endMonth
    ? `${month} ${day}–${endDay}, ${year}`
    : `${month} ${day} – ${endMonth} ${endDay}, ${year}`;
}

/** A first day as MMM dd, yyyy: "Nov 26, 2026", "Jul 03, 2025". A bare date stays that day in every time zone. */
export const shortDate = (dateEvent: string): string =>
  eventDate(dateEvent.length === 10 ? easternMidday(dateEvent) : dateEvent);
