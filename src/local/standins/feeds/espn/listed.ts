import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { seasonOf } from '#domain/leagues/season.ts';
import { addDays, type CalendarDate, easternDate } from '#domain/time/time.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import type { AskedDates } from './dates.ts';
import type { StandInEvent } from './world.ts';

/** Sports for which ranges of days still work. */
const INDIVIDUAL = ['mma', 'racing', 'tennis', 'golf'];

export const isIndividual = (path: string): boolean =>
  INDIVIDUAL.includes(path.split('/')[0] ?? '');
export const isSoccer = (path: string): boolean => path.startsWith('soccer/');

/** ESPN's year for the season of a day: for European soccer, the year in which the season begins. */
function espnSeason(path: string, day: CalendarDate): number {
  const league = TEAM_LEAGUES.find((one) => FEED_FACTS[one].espn.path === path);
  if (!league) return Number(day.slice(0, 4));
  const season = seasonOf(league, day);
  return isSoccer(path) && LEAGUES[league].season.named === 'endYear' ? season - 1 : season;
}

const dayOf = (ms: number): CalendarDate => easternDate(new Date(ms));

/** A league's events on the list requested by `dates`, ordered by start. */
export function listedInFeed(
  path: string,
  events: readonly StandInEvent[],
  asked: AskedDates,
  now: number,
): readonly StandInEvent[] {
  const today = dayOf(now);
  const isOn = ({ start, end = start }: StandInEvent): boolean => {
    const day = dayOf(start);
    if (asked.form === 'year') return espnSeason(path, day) === asked.year;
    const { from, to } = 'from' in asked ? asked : { from: today, to: today };
    return day <= to && dayOf(end) >= from;
  };
  // Lists of single days end with tomorrow for soccer.
  const isTold = ({ start }: StandInEvent): boolean =>
    asked.form !== 'day' || !isSoccer(path) || dayOf(start) <= addDays(today, 1);
  return events
    .filter((event) => isOn(event) && isTold(event))
    .toSorted((one, other) => one.start - other.start);
}

const USUAL = 100;
const MOST = 500;
/** Number of events in a list requested with too high a limit. */
const CUT = 25;

/** The first events of a list, up to the `limit`. */
export function limited<T>(list: readonly T[], limit: string | null): readonly T[] {
  const wanted = limit === null || !/^\d+$/.test(limit) ? USUAL : Number(limit);
  return list.slice(0, wanted > MOST ? CUT : wanted);
}
