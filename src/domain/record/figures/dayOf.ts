import { type CalendarDate, easternDate } from '../../time/time.ts';
import type { RecordRow } from '../recordRow.ts';

/** The Eastern day of the start of a line's contest. */
export const dayOf = ({ startTime }: RecordRow): CalendarDate => easternDate(startTime);
