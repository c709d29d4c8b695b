import { addDays, type CalendarDate } from '../time/time.ts';
import { TEAM_LEAGUES } from './codes.ts';
import { LEAGUES, type League } from './league.ts';

export function inSeason(league: League, date: CalendarDate): boolean {
  const { from, to } = LEAGUES[league].season;
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** Days around a season on which games may still be played. */
const MARGIN_DAYS = 7;

/** Whether any of the days, or a day within a week of them, is in the league's usual season. */
export function isPlayed(
  league: League,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): boolean {
  const last = addDays(to, MARGIN_DAYS);
  for (let day = addDays(from, -MARGIN_DAYS); day <= last; day = addDays(day, 1)) {
    if (inSeason(league, day)) return true;
  }
  return false;
}

/** In the header's order. */
export const leaguesInSeason = (date: CalendarDate): readonly League[] =>
  TEAM_LEAGUES.filter((league) => inSeason(league, date));

/**
 * The year that names a league's season: the end year for NBA, NHL, NCAAB and European soccer, the start year for NFL and NCAAF,
 * else the calendar year. Seasons that cross New Year turn on July 1.
 */
export function seasonOf(league: League, date: CalendarDate): number {
  const year = Number(date.slice(0, 4));
  const secondHalf = date.slice(5) >= '07-01';
  const { named } = LEAGUES[league].season;
  if (named === 'endYear') return secondHalf ? year + 1 : year;
  if (named === 'startYear') return secondHalf ? year : year - 1;
  return year;
}

const YEAR = 366;
const MONTH_DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
});

/** The day when a league out of season usually returns, "March 25"; absent in season. */
export function seasonReturn(league: League, today: CalendarDate): string | undefined {
  if (inSeason(league, today)) return undefined;
  for (let days = 1; days <= YEAR; days += 1) {
    const date = addDays(today, days);
    if (inSeason(league, date)) return MONTH_DAY.format(new Date(`${date}T00:00:00Z`));
  }
  return undefined;
}
