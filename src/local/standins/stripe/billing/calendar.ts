import type { Price } from '../stored.ts';

export type Recurring = NonNullable<Price['recurring']>;

const DAY_S = 86_400;
const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The anchor's day and time `months` later, or the month's last day where it has no such day; in UTC, as Stripe does. */
function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const total = from.getUTCFullYear() * 12 + from.getUTCMonth() + months;
  const year = Math.floor(total / 12);
  const month = total % 12;
  const day = Math.min(from.getUTCDate(), daysInMonth(year, month));
  const midnight = Date.UTC(year, month, day) / 1000;
  return midnight + (((anchor % DAY_S) + DAY_S) % DAY_S);
}

/** `count` intervals after the anchor. */
export function afterIntervals(anchor: number, recurring: Recurring, count: number): number {
  const steps = count * recurring.interval_count;
  if (recurring.interval === 'day') return anchor + steps * DAY_S;
  if (recurring.interval === 'week') return anchor + steps * 7 * DAY_S;
  return addMonths(anchor, recurring.interval === 'year' ? 12 * steps : steps);
}

/** The end of the period that begins at `start`: the 31st comes back after a short month. */
export function periodEnd(anchor: number, recurring: Recurring, start: number): number {
  for (let count = 1; ; count += 1) {
    const end = afterIntervals(anchor, recurring, count);
    if (end > start) return end;
  }
}
