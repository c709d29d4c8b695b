import type { Price } from '../stored.ts';

/** A time span, from one second to another. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

const DAY_S = 86_400;
const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The anchor's day and time `months` later, or the month's last day if it is shorter; in UTC, as Stripe does. */
export function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const total = from.getUTCFullYear() * 12 + from.getUTCMonth() + months;
  const year = Math.floor(total / 12);
  const month = total % 12;
  const day = Math.min(from.getUTCDate(), daysInMonth(year, month));
  const midnight = Date.UTC(year, month, day) / 1000;
  return midnight + (((anchor % DAY_S) + DAY_S) % DAY_S);
}

/** A price's period from `start` to the next anchor day; an anchor on the 31st returns after a short month. */
export function periodFrom(
  anchor: number,
  { recurring }: Pick<Price, 'recurring'>,
  start: number,
): Period {
  const months = recurring?.interval === 'year' ? 12 : 1;
  for (let count = 1; ; count += 1) {
    const end = addMonths(anchor, count * months);
    if (end > start) return { start, end };
  }
}
