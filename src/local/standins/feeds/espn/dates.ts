import { addDays, type CalendarDate } from '#domain/time/time.ts';

/** Eastern days requested by `dates`, both included, and its form. */
export type AskedDates =
  | { readonly form: 'none' | 'odd' }
  | {
      readonly form: 'day' | 'month' | 'range';
      readonly from: CalendarDate;
      readonly to: CalendarDate;
    }
  | { readonly form: 'year'; readonly year: number };

const isDate = (date: CalendarDate): boolean =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

const dashed = (day: string): CalendarDate =>
  `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;

/** The last day of a month, "YYYY-MM". */
function lastOf(month: string): CalendarDate {
  const next = addDays(`${month}-01`, 31).slice(0, 7);
  return addDays(`${next}-01`, -1);
}

const DAY = /^\d{8}$/;
const MONTH = /^\d{6}$/;
const YEAR = /^\d{4}$/;
/** "A-B", "A-" and "A,B" of days. */
const RANGE = /^(\d{8})[-,](\d{8})?$/;

/** Reads the `dates` of a request to a scoreboard. */
export function readDates(dates: string | null): AskedDates {
  if (dates === null || dates === '') return { form: 'none' };
  if (YEAR.test(dates)) return { form: 'year', year: Number(dates) };
  if (MONTH.test(dates)) {
    const month = dashed(`${dates}01`).slice(0, 7);
    if (!isDate(`${month}-01`)) return { form: 'odd' };
    return { form: 'month', from: `${month}-01`, to: lastOf(month) };
  }
  if (DAY.test(dates)) {
    const day = dashed(dates);
    return isDate(day) ? { form: 'day', from: day, to: day } : { form: 'odd' };
  }
  const [, first, last = first] = RANGE.exec(dates) ?? [];
  if (!first || !last || !isDate(dashed(first)) || !isDate(dashed(last))) return { form: 'odd' };
  return { form: 'range', from: dashed(first), to: dashed(last) };
}
