import type { CalendarDate } from '../../time/time.ts';
import type { RecordRow } from '../recordRow.ts';
import { newestWeek, weeksBefore } from './recordWeek.ts';
import { type WeekOfCalls, weeksOfCalls } from './weekOfCalls.ts';

/** Weeks that are told beside each other. */
const WEEKS = 6;

/** What is told by now of the calls of the last weeks. */
export interface ShownWeeks {
  /** The newest week that is told, with or without a decided call. */
  readonly newest: CalendarDate;
  /** Those with one, the newest first. */
  readonly weeks: readonly WeekOfCalls[];
}

/** The months whose lines of the record are needed, from this one on: "2026-10". */
export const monthsFrom = (now: Date): string =>
  (weeksBefore(newestWeek(now), WEEKS).at(-1) ?? '').slice(0, 7);

/** @param rows of the record, at least those of the months from `monthsFrom` */
export function shownWeeks(rows: readonly RecordRow[], now: Date): ShownWeeks {
  const newest = newestWeek(now);
  return { newest, weeks: weeksOfCalls(rows, weeksBefore(newest, WEEKS)) };
}
