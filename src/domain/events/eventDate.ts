import type { Instant } from '../time/time.ts';

const MONTH_DAY_YEAR = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  month: 'short',
  day: '2-digit',
  year: 'numeric',
});

/** "Jun 09, 2025": the specification's MMM dd, yyyy, by the Eastern calendar. */
export const eventDate = (instant: Instant): string => MONTH_DAY_YEAR.format(new Date(instant));
