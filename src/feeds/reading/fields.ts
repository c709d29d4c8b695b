import { z } from 'zod';
import { IMAGE_HOSTS } from '#domain/product/imageHosts.ts';
import { type CalendarDate, easternDate, easternInstant } from '#domain/time/time.ts';
import { oneLine } from '#domain/words/oneLine.ts';
import { MAX_TEXT } from './limits.ts';

/** A feed's text made plain: no control or invisible characters, one line, at most 200. */
export function plainText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  return oneLine(value, MAX_TEXT) || undefined;
}

/** A finite number, even if the feed sends it as text ("44.5", "12 mph"). */
export function looseNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const digits = typeof value === 'string' ? /^\s*([+-]?\d{1,9}(?:\.\d{1,6})?)/.exec(value) : null;
  return digits ? Number(digits[1]) : undefined;
}

/** A feed's id of an item, as text or number. */
export const digits = z
  .unknown()
  .transform((id) => plainText(id) ?? '')
  .pipe(z.string().regex(/^\d{1,20}$/));

/** A field that may be missing, null or of an undocumented type: then it is undefined. */
const lenient = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

export const looseText = z.unknown().transform(plainText).optional();
export const number = z.unknown().transform(looseNumber).optional();
export const looseFlag = z
  .unknown()
  .transform((value) => {
    if (typeof value === 'boolean') return value;
    return value === 'true' ? true : value === 'false' ? false : undefined;
  })
  .optional();
/** Left unchanged for a separate reader. */
export const raw = z.unknown().optional();

export const lenientObject = <T extends z.core.$ZodLooseShape>(shape: T) =>
  lenient(z.object(shape));

/** A list without its unusable entries, such as null. */
export const usableList = <T extends z.ZodType>(entry: T) =>
  z
    .unknown()
    .transform((value): z.output<T>[] => {
      if (!Array.isArray(value)) return [];
      return value.flatMap((item: unknown) => {
        const parsed = entry.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      });
    })
    .optional();

/** A list that must be complete: a feed's nulls in it are dropped. Everything else stays. */
export const withoutNulls = <T extends z.ZodType>(whole: T) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((item) => item !== null) : value),
    whole,
  );

/** Start of an event in the domain's form. */
export interface EventStart {
  /** ISO 8601 in UTC. */
  readonly startTime: string;
  /** False while the feed knows only the day: startTime is then noon in New York. */
  readonly timeKnown: boolean;
}

/** An instant as ISO 8601 in UTC, 1900–2199. Feeds leave out the seconds or an offset's colon, or add thousandths. */
export function looseInstant(text: string | undefined): string | undefined {
  const full = text
    ?.replace(/(T\d\d:\d\d)(?=Z|[+-])/, '$1:00')
    .replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
  const checked = z.iso.datetime({ offset: true }).safeParse(full);
  const time = checked.success ? new Date(checked.data) : undefined;
  const year = time?.getUTCFullYear() ?? 0;
  return time && year >= 1900 && year < 2200 ? time.toISOString() : undefined;
}

/** Noon in New York of a calendar date. */
export const noonOf = (date: CalendarDate): string => easternInstant(date, '12:00');

/** A start of which only the Eastern day is reliable. */
export const dayOnly = (instant: string): EventStart => ({
  startTime: noonOf(easternDate(instant)),
  timeKnown: false,
});

/** An image's address if it is https, without credentials and on a host that the pages allow. */
export function imageUrl(text: string | undefined): string | undefined {
  const url = text && URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return undefined;
  return IMAGE_HOSTS.includes(url.hostname) ? url.href : undefined;
}
