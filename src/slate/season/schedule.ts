import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { isPlayed, seasonOf } from '#domain/leagues/season.ts';
import { easternClock, easternDate } from '#domain/time/time.ts';
import { type SeasonFeedAnswer, SourceError } from '#feeds/source.ts';
import type { RefreshContext } from '#slate/refresh/context.ts';
import { noteFeedReads } from '#slate/refresh/noteReads.ts';
import type { ScheduleState, ScheduleTry } from './store/schedules.ts';

/** After the night's last game, by the Eastern clock. */
const NOT_BEFORE = '05:00';
/** Tries a day until a schedule comes whole. */
export const MOST_TRIES = 3;
/** Leagues a run asks a feed for: a night's are told within an hour, and no run is long. */
const LEAGUES_A_RUN = 3;
/** Requests a day for all schedules together, and the most for one league: the rest waits for the next day. */
export const MOST_REQUESTS = 120;
const MOST_OF_LEAGUE = 45;
/** Requests for a league in its usual form, rounded up. */
const USUAL = 13;

/** College basketball's season is followed from its conferences' tournaments on. */
export const isSeasonFollowed = (league: League, day: string): boolean =>
  isPlayed(league, { from: day, to: day }) &&
  (league !== 'NCAAB' || (day.slice(5) >= '02-27' && day.slice(5) <= '04-10'));

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

/**
 * Asks for the whole schedule of each league in season, once an Eastern day and a few leagues a run. What fails is tried again by
 * the next runs; the last whole schedule stays. Returns how many leagues were told.
 */
export async function askSchedules(context: RefreshContext): Promise<number> {
  const { store, lease, now, source, log } = context;
  if (!source.season) return 0;
  const today = easternDate(now);
  const states = await store.readSchedules(source.name);
  const due = dueSchedules(states, now, source.sample);
  let spent = states
    .filter(({ triedDay }) => triedDay === today)
    .reduce((sum, { requests }) => sum + requests, 0);
  let told = 0;
  for (const league of source.sample ? due : due.slice(0, LEAGUES_A_RUN)) {
    if (spent + USUAL > MOST_REQUESTS) break;
    const season = seasonOf(league, today);
    const of: ScheduleTry = {
      source: source.name,
      sample: source.sample,
      league,
      season,
      day: today,
    };
    const most = Math.min(MOST_OF_LEAGUE, MOST_REQUESTS - spent);
    let answer: SeasonFeedAnswer;
    try {
      answer = await source.season(league, season, now, most);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      // A refusal comes at once, whatever was to be asked.
      spent += USUAL;
      await store.noteScheduleFailure(lease, of, { requests: USUAL, problem: error.message });
      log(`no schedule of ${league}: ${error.message}`, { level: 'warn' });
      continue;
    }
    spent += answer.requests;
    const leftOut = answer.quarantined.map(({ item, reason }) => ({ league, item, reason }));
    if (leftOut.length > 0) await noteFeedReads(context, [], leftOut);
    const problem = await store.saveSchedule(lease, of, answer);
    if (problem === null) told += 1;
    else log(`the schedule of ${league} is not whole: ${problem}`, { level: 'warn' });
  }
  return told;
}
