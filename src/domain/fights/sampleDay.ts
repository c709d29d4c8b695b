import type { CalendarDate } from '../time.ts';

/** Day that the facts of the authored fight card are of: the specification's 'updated' date. */
export const FIGHT_SAMPLE_UPDATED: CalendarDate = '2025-06-16';
