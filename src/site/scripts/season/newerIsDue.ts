import { seasonDay } from '#domain/season/seasonDay.ts';

/** A day's odds are out so long after it begins, ms. */
const MADE_MS = 30 * 60_000;
/** Asked at most so often, ms. */
const EVERY_MS = 10 * 60_000;

/**
 * Whether a page with the odds of a day should ask for newer ones.
 * @param day Eastern day of the page's odds
 * @param asked when it asked last, ms since 1970
 */
export const newerIsDue = (day: string, asked: number, now: Date): boolean =>
  now.getTime() - asked >= EVERY_MS && seasonDay(new Date(now.getTime() - MADE_MS)) > day;
