import { easternMidday } from '#domain/time/time.ts';
import { zoneTime } from '#domain/time/zoneTime.ts';
import type { FileStyle } from './amounts.ts';

/** Earlier years are typing mistakes. */
const FIRST_YEAR = 2000;
const YEAR_MS = 366 * 86_400_000;
const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets, and the serial numbers of 2000 and 2100. */
const SERIAL_START = Date.UTC(1899, 11, 30);
const SERIALS = [36_526, 73_050] as const;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const HOURS: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
};
const ZONES: Readonly<Record<string, string>> = {
  et: 'America/New_York',
  ct: 'America/Chicago',
  mt: 'America/Denver',
  pt: 'America/Los_Angeles',
};

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(.*)$/s;
const NUMERIC = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)(.*)$/s;
const NAMED =
  /^(?:[a-z]{3,9}\.?,? +)?([a-z]{3,9})\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})(?!\d)(.*)$/is;
const DAY_NAMED =
  /^(?:[a-z]{3,9}\.?,? +)?(\d{1,2})[- ]([a-z]{3,9})\.?[- ](\d{4}|\d{2})(?!\d)(.*)$/is;
const TIME =
  /^(?:t|,? +(?:at +|[-–@] +)?)(\d{1,2})(?::(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?)?\s*([ap]\.?m\.?)?\s*(z|utc|gmt|[ecmp][sd]?t|[-+]\d{2}(?::?\d{2})?)?$/i;

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** What follows the day: nothing, or a time. */
  readonly rest: string;
}

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const yearOf = (text: string): number => Number(text) + (text.length === 2 ? 2000 : 0);

/** Two numbers before the year: those with dots are written day first, others as the file has it. */
function numericDay(match: RegExpExecArray, dayFirst: boolean): Day {
  const [, one = '', sign, other = '', year = '', rest = ''] = match;
  const isDayFirst = sign === '.' || Number(one) > 12 || (dayFirst && Number(other) <= 12);
  const [day, month] = isDayFirst ? [one, other] : [other, one];
  return { year: yearOf(year), month: Number(month), day: Number(day), rest };
}

function dayOf(text: string, dayFirst: boolean): Day | undefined {
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month, day, rest = ''] = iso;
    return { year: Number(year), month: Number(month), day: Number(day), rest };
  }
  const numeric = NUMERIC.exec(text);
  if (numeric) return numericDay(numeric, dayFirst);
  const named = NAMED.exec(text);
  if (named) {
    const [, month = '', day, year = '', rest = ''] = named;
    return { year: yearOf(year), month: monthOf(month), day: Number(day), rest };
  }
  const [, day, month = '', year = '', rest = ''] = DAY_NAMED.exec(text) ?? [];
  return day === undefined
    ? undefined
    : { year: yearOf(year), month: monthOf(month), day: Number(day), rest };
}

/** ms from midnight, and the zone as written; undefined if it is no time. */
function clockOf(rest: string): { readonly ms: number; readonly zone: string } | undefined {
  const [whole, hourText, written, second = '0', half = '', zone = ''] = TIME.exec(rest) ?? [];
  // "7 PM" is a time, a number alone is none.
  const minute = written ?? (half === '' ? undefined : '0');
  if (whole === undefined || minute === undefined) return undefined;
  const hour = Number(hourText);
  const fits = half === '' ? hour <= 23 : hour >= 1 && hour <= 12;
  if (!fits || Number(minute) > 59 || Number(second) > 59) return undefined;
  const hours = half === '' ? hour : (hour % 12) + (/^p/i.test(half) ? 12 : 0);
  return {
    ms: 1000 * (60 * (60 * hours + Number(minute)) + Number(second)),
    zone: zone.toLowerCase(),
  };
}

function inZone(wall: number, zone: string, style: Pick<FileStyle, 'instantAt'>): number {
  const named = ZONES[zone];
  if (named !== undefined) return zoneTime(named)(wall);
  const hours = HOURS[zone];
  if (hours !== undefined) return wall - hours * 3_600_000;
  const [, sign, hour, minute] = /^([-+])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign === undefined) return style.instantAt(wall);
  return wall - (sign === '-' ? -1 : 1) * 60_000 * (60 * Number(hour) + Number(minute ?? 0));
}

/** A spreadsheet's serial number, or seconds or ms since 1970. */
function numbered(text: string, style: Pick<FileStyle, 'instantAt'>): number | undefined {
  if (/^\d{10}$/.test(text)) return 1000 * Number(text);
  if (/^\d{13}$/.test(text)) return Number(text);
  if (!/^\d{5}(?:[.,]\d+)?$/.test(text)) return undefined;
  const serial = Number(text.replace(',', '.'));
  if (serial < SERIALS[0] || serial > SERIALS[1]) return undefined;
  const wall = SERIAL_START + Math.round((serial * DAY_MS) / 1000) * 1000;
  return Number.isInteger(serial)
    ? Date.parse(easternMidday(new Date(wall).toISOString().slice(0, 10)))
    : style.instantAt(wall);
}

function timeOf(
  text: string,
  style: Pick<FileStyle, 'dayFirst' | 'instantAt'>,
): number | undefined {
  const day = dayOf(text, style.dayFirst);
  if (!day) return numbered(text, style);
  const midnight = Date.UTC(day.year, day.month - 1, day.day);
  const date = new Date(midnight);
  const exists =
    day.year >= FIRST_YEAR && date.getUTCMonth() === day.month - 1 && date.getUTCDate() === day.day;
  if (!exists) return undefined;
  if (day.rest.trim() === '') return Date.parse(easternMidday(date.toISOString().slice(0, 10)));
  const clock = clockOf(day.rest);
  return clock && inZone(midnight + clock.ms, clock.zone, style);
}

/**
 * A date as people, books and spreadsheets write it, as ISO 8601 in UTC. A day is its Eastern midday; a time without a zone is the
 * file's. Undefined if it does not exist, is before 2000, or more than a year ahead.
 */
export function instantOf(
  text: string,
  now: Date,
  style: Pick<FileStyle, 'dayFirst' | 'instantAt'>,
): string | undefined {
  const time = timeOf(text.trim().replaceAll(/[\u00a0\u202f]/g, ' '), style);
  if (time === undefined || !(time >= Date.UTC(FIRST_YEAR, 0) && time <= now.getTime() + YEAR_MS))
    return undefined;
  return new Date(time).toISOString();
}

/** Whether a text is a time without a zone. */
export function hasWallTime(text: string): boolean {
  const day = dayOf(text.trim(), false);
  return day ? clockOf(day.rest)?.zone === '' : /^\d{5}[.,]\d+$/.test(text.trim());
}

/** Whether a file's dates with slashes say which number is the day, and whether any leaves it open. */
export function dateOrder(cells: readonly string[]): 'day' | 'month' | 'open' | undefined {
  const pairs = cells.flatMap((cell) => {
    const [, one, sign, other] = NUMERIC.exec(cell.trim()) ?? [];
    return sign === undefined || sign === '.' ? [] : [[Number(one), Number(other)] as const];
  });
  if (pairs.some(([one]) => one > 12)) return 'day';
  if (pairs.some(([, other]) => other > 12)) return 'month';
  return pairs.some(([one, other]) => one !== other) ? 'open' : undefined;
}
