import { type League, TEAM_LEAGUES } from './league.ts';
import type { CalendarDate } from './time.ts';

/** First and last usual day of a league's games as MM-DD, play-offs included; it may run over New Year. */
interface Span {
  readonly from: string;
  readonly to: string;
}

/**
 * Earliest usual opening and latest usual final day of recent seasons, the pandemic's left out.
 * Breaks within a season (all-star week, winter breaks) are not in it.
 */
const CALENDAR: Readonly<Record<League, Span>> = {
  NFL: { from: '09-04', to: '02-14' },
  NBA: { from: '10-18', to: '06-22' },
  WNBA: { from: '05-06', to: '10-20' },
  MLB: { from: '03-25', to: '11-05' },
  NHL: { from: '10-04', to: '06-26' },
  NCAAF: { from: '08-23', to: '01-20' },
  NCAAB: { from: '11-03', to: '04-08' },
  MLS: { from: '02-21', to: '12-13' },
  EPL: { from: '08-11', to: '05-28' },
  LaLiga: { from: '08-11', to: '06-04' },
  Bundesliga: { from: '08-18', to: '05-27' },
  SerieA: { from: '08-13', to: '06-04' },
};

export function inSeason(league: League, date: CalendarDate): boolean {
  const { from, to } = CALENDAR[league];
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** In the header's order. */
export const leaguesInSeason = (date: CalendarDate): readonly League[] =>
  TEAM_LEAGUES.filter((league) => inSeason(league, date));

type Naming = 'endYear' | 'startYear' | 'calendarYear';

const NAMING: Readonly<Record<League, Naming>> = {
  NFL: 'startYear',
  NBA: 'endYear',
  WNBA: 'calendarYear',
  MLB: 'calendarYear',
  NHL: 'endYear',
  NCAAF: 'startYear',
  NCAAB: 'endYear',
  MLS: 'calendarYear',
  EPL: 'endYear',
  LaLiga: 'endYear',
  Bundesliga: 'endYear',
  SerieA: 'endYear',
};

/**
 * The year a league's season is called by: the end year for NBA, NHL, NCAAB and European soccer, the start
 * year for NFL and NCAAF, else the calendar year. Seasons over New Year turn on July 1.
 */
export function seasonOf(league: League, date: CalendarDate): number {
  const year = Number(date.slice(0, 4));
  const secondHalf = date.slice(5) >= '07-01';
  const naming = NAMING[league];
  if (naming === 'endYear') return secondHalf ? year + 1 : year;
  if (naming === 'startYear') return secondHalf ? year : year - 1;
  return year;
}
