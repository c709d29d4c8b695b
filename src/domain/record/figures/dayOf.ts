import { type CalendarDate, easternDate } from '../../time/time.ts';
import type { RecordRow } from '../recordRow.ts';

/** The Eastern day on which a line's contest began. */
export const easternDayOf = ({ startTime }: RecordRow): CalendarDate => easternDate(startTime);
