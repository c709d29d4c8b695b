import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { seasonOf } from '#domain/leagues/season.ts';
import { easternClock, easternDate } from '#domain/time/time.ts';
import { isSeasonFollowed } from './isSeasonFollowed.ts';
import type { ScheduleState } from './store/schedules.ts';

/** After the night's last game, by the Eastern clock. */
const NOT_BEFORE = '05:00';

/** Tries a day until a schedule comes whole. */
const MOST_TRIES = 3;

/** The leagues whose schedule is asked for now, longest waiting first. */
export function dueSchedules(
  states: readonly ScheduleState[],
  now: Date,
  sample: boolean,
): readonly League[] {
  const today = easternDate(now);
  const stateOf = (league: League): ScheduleState | undefined =>
    states.find((one) => one.league === league && one.season === seasonOf(league, today));
  const isDue = (league: League): boolean => {
    const state = stateOf(league);
    if (!state) return true;
    if (state.day === today) return false;
    if (state.triedDay === today && state.tries >= MOST_TRIES) return false;
    return sample || state.asOf === undefined || easternClock(now) >= NOT_BEFORE;
  };
  const waiting = (league: League): string => stateOf(league)?.asOf ?? '';
  return TEAM_LEAGUES.filter((league) => isSeasonFollowed(league, today) && isDue(league)).toSorted(
    (one, other) => waiting(one).localeCompare(waiting(other)),
  );
}
