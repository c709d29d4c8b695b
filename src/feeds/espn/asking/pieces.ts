import { addDays, type CalendarDate, datesInOrder } from '#domain/time/time.ts';
import type { RequestForm } from '../../leagues/facts.ts';
import type { DayRange } from '../../source.ts';
import { RANGE_DAYS } from './forms.ts';

/** One request: its days, in one of the forms. */
export interface RequestPiece {
  readonly form: RequestForm;
  /** The days as in the address. */
  readonly dates: string;
  readonly days: DayRange;
}

const compact = (date: CalendarDate): string => date.replaceAll('-', '');

const lastOfMonth = (date: CalendarDate): CalendarDate =>
  addDays(`${addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);

/** The last day of the request that starts on a day. */
function endOf(form: RequestForm, first: CalendarDate, rangeDays: number): CalendarDate {
  if (form === 'day') return first;
  return form === 'month' ? lastOfMonth(first) : addDays(first, rangeDays - 1);
}

function datesOf(form: RequestForm, { from, to }: DayRange): string {
  if (form === 'day') return compact(from);
  return form === 'month' ? compact(from).slice(0, 6) : `${compact(from)}-${compact(to)}`;
}

/**
 * Requests of a form that cover all days of a range, in order and without overlap.
 * @param rangeDays days per request in the form "from–to"
 */
export function piecesOf(
  form: RequestForm,
  { from, to }: DayRange,
  rangeDays = RANGE_DAYS,
): readonly RequestPiece[] {
  const pieces: RequestPiece[] = [];
  for (let first = from; first <= to; ) {
    const [last] = datesInOrder(endOf(form, first, rangeDays), to);
    const days = { from: first, to: last };
    pieces.push({ form, dates: datesOf(form, days), days });
    first = addDays(last, 1);
  }
  return pieces;
}

/** A range in two halves; undefined if it is a single day. */
export function halves({ from, to }: DayRange): readonly [DayRange, DayRange] | undefined {
  if (from >= to) return undefined;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const middle = addDays(from, Math.floor(days / 2));
  return [
    { from, to: middle },
    { from: addDays(middle, 1), to },
  ];
}
