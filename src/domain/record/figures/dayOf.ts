import { type CalendarDate, easternDate } from '../../time.ts';
import type { RecordRow } from '../recordRow.ts';

const known = new WeakMap<RecordRow, CalendarDate>();

/** The Eastern day on which a line's contest began: worked out once, as every group asks for it and a calendar is slow. */
export function dayOf(row: RecordRow): CalendarDate {
  const before = known.get(row);
  if (before !== undefined) return before;
  const day = easternDate(row.startTime);
  known.set(row, day);
  return day;
}
