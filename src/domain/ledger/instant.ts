const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/;
const EXACT = /\.\d{6}Z$/;
const SECONDS = 'YYYY-MM-DDThh:mm:ss'.length;

/**
 * An instant with six decimals, so that texts sort like times: a real calendar date from year 1 on and a time of day, in UTC,
 * with no decimals or one to six. Undefined for anything else.
 */
export function microsecondInstant(value: unknown): string | undefined {
  if (typeof value !== 'string' || !INSTANT.test(value)) return undefined;
  const seconds = value.slice(0, SECONDS);
  const time = Date.parse(`${seconds}Z`);
  // An impossible date is read as another one, or as none.
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(seconds);
  if (!isReal || seconds < '0001') return undefined;
  return EXACT.test(value) ? value : `${seconds}.${value.slice(SECONDS + 1, -1).padEnd(6, '0')}Z`;
}

/** The same, only if written with all six. */
export function exactInstant(value: unknown): string | undefined {
  const instant = microsecondInstant(value);
  return instant === value ? instant : undefined;
}

/** Microseconds since 1970 of an instant with six decimals. */
export const microsOf = (instant: string): number =>
  Date.parse(instant) * 1000 + Number(instant.slice(-4, -1));
