import { easternDate, easternInstant } from '#domain/time/time.ts';

/** 6 AM of the day in New York; earlier in the day, of the day before, because the night still belongs to it. */
export function morningOf(now: Date): string {
  const today = easternInstant(easternDate(now), '06:00');
  if (Date.parse(today) <= now.getTime()) return today;
  return easternInstant(easternDate(new Date(Date.parse(today) - 24 * 3_600_000)), '06:00');
}
