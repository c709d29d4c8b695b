import {
  type CalendarEntry,
  latestInstant,
  type MovedStart,
} from '#contract/answers/calendar/entry.ts';
import { EVENT_MINUTES } from '#contract/answers/calendar/eventEntry.ts';
import { gameMinutes } from '#contract/answers/calendar/gameEntry.ts';
import { easternDate } from '#domain/time/time.ts';
import type { PriceEntry } from './rules/priceEntry.ts';

const minutesOf = (of: PriceEntry['of']): number =>
  of === 'fights' || of === 'match' ? EVENT_MINUTES[of] : gameMinutes(of);

/**
 * A price worth taking as a calendar entry, at the start of its contest: afterward the price is worth nothing. A start that was
 * changed makes it a new revision, as in the public calendars.
 */
export function calendarEntry(entry: PriceEntry, moved: MovedStart | undefined): CalendarEntry {
  const { key, title, lines, seenAt, of, start, timeKnown, status, path, asOf } = entry;
  const day = easternDate(start);
  return {
    key,
    of: [],
    start,
    days: timeKnown ? undefined : [day, day],
    minutes: minutesOf(of),
    status,
    summary: title,
    description: lines.join('\n'),
    place: undefined,
    path,
    moves: moved?.times ?? 0,
    changedAt: latestInstant([seenAt, moved?.at]),
    asOf,
  };
}
