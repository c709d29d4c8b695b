import { clockTime, type Instant } from '../time/time.ts';

const DATE = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** "Nov 2, 2026", by the Eastern calendar. */
export const shortDate = (instant: Instant): string => DATE.format(new Date(instant));

/** "Nov 2, 2026, 9:14 AM EST" */
export const shortDateTime = (instant: Instant): string =>
  `${shortDate(instant)}, ${clockTime(instant)}`;
