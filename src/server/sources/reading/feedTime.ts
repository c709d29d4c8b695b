import { z } from 'zod';
import { type CalendarDate, easternDate, easternInstant } from '#domain/time.ts';

/** Start of an event as the domain wants it. */
export interface Start {
  /** ISO 8601 in UTC. */
  readonly startTime: string;
  /** False while the feed knows only the day: startTime then is noon in New York. */
  readonly timeKnown: boolean;
}

/** An instant as ISO 8601 in UTC, 1900–2199. Feeds leave out the seconds, or add thousandths. */
export function readInstant(text: string | undefined): string | undefined {
  const full = text?.replace(/(T\d\d:\d\d)(?=Z|[+-])/, '$1:00');
  const checked = z.iso.datetime({ offset: true }).safeParse(full);
  const time = checked.success ? new Date(checked.data) : undefined;
  const year = time?.getUTCFullYear() ?? 0;
  return time && year >= 1900 && year < 2200 ? time.toISOString() : undefined;
}

/** Noon in New York of a calendar date. */
export const noonOf = (date: CalendarDate): string => easternInstant(date, '12:00');

/** A start of which only the Eastern day is to be believed. */
export const dayOnly = (instant: string): Start => ({
  startTime: noonOf(easternDate(instant)),
  timeKnown: false,
});
