import type { League } from '#domain/league.ts';
import { inSeason } from '#domain/season.ts';
import { addDays, type CalendarDate } from '#domain/time.ts';

const YEAR = 366;
const MONTH_DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
});

/** The day a league out of season usually returns, "March 25"; absent in season. */
export function seasonReturn(league: League, today: CalendarDate): string | undefined {
  if (inSeason(league, today)) return undefined;
  for (let days = 1; days <= YEAR; days += 1) {
    const date = addDays(today, days);
    if (inSeason(league, date)) return MONTH_DAY.format(new Date(`${date}T00:00:00Z`));
  }
  return undefined;
}
