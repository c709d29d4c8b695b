import { InputError } from '#domain/numbers/inputError.ts';

const DAY_MS = 86_400_000;
/** US evening games end after midnight UTC, so instants count on the calendar day of UTC−5. */
const EASTERN_OFFSET_MS = 5 * 3_600_000;

/**
 * Days since 1970-01-01 of an ISO 8601 day, or of the US Eastern standard day of an instant.
 * Throws a RangeError for any other text.
 */
export function ratingDay(iso: string): number {
  const ms = Date.parse(iso);
  if (!Number.isFinite(ms)) throw new InputError(`Date ${iso} is not ISO 8601`);
  return Math.floor((iso.length > 10 ? ms - EASTERN_OFFSET_MS : ms) / DAY_MS);
}

/** ISO day of a day number. */
export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** When the month of an instant began, as `ratingDay` counts days: every game from then on is of a later day than any game before. */
export function beginOfMonth(instant: Date): Date {
  const month = isoDay(ratingDay(instant.toISOString())).slice(0, 7);
  return new Date(Date.parse(`${month}-01`) + EASTERN_OFFSET_MS);
}
