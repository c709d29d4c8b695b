import { easternMidday } from '#domain/time/time.ts';

const DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Earlier years are typing mistakes. */
const FIRST_YEAR = 2000;
const YEAR_MS = 366 * 86_400_000;

/**
 * A date as a reader writes it, as ISO 8601 in UTC: a day ("2026-11-23", its Eastern midday) or a time ("2026-11-23T18:00Z"; UTC
 * without a zone). Undefined if it does not exist, is before 2000, or more than a year ahead.
 */
export function instantOf(text: string, now: Date): string | undefined {
  const match = DATE.exec(text);
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour, minute, second = '00', zone = 'Z'] = match;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const exists =
    Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days;
  if (!exists || Number(year) < FIRST_YEAR) return undefined;
  const date = `${year}-${month}-${day}`;
  const offset = zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const time = Date.parse(
    hour === undefined ? easternMidday(date) : `${date}T${hour}:${minute}:${second}${offset}`,
  );
  if (!Number.isFinite(time) || time > now.getTime() + YEAR_MS) return undefined;
  return new Date(time).toISOString();
}
