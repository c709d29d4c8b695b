import { addDays, type CalendarDate } from '#domain/time/time.ts';

/** Days before today of which a sample's odds are made: the Tuesdays of four weeks, and a week ago. */
const WEEKS = 4;

/** Days from a Tuesday to this one. */
const sinceTuesday = (day: CalendarDate): number =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() + 5) % 7;

/** The days gone by, earliest first. */
export function pastDays(today: CalendarDate): readonly CalendarDate[] {
  const tuesday = addDays(today, -sinceTuesday(today));
  const tuesdays = Array.from({ length: WEEKS }, (_, week) => addDays(tuesday, -7 * week));
  const all = new Set([...tuesdays, addDays(today, -7)]);
  return [...all].filter((day) => day < today).sort();
}
