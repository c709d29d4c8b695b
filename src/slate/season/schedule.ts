import { seasonOf } from '#domain/leagues/season.ts';
import { easternDate } from '#domain/time/time.ts';
import { type SeasonFeedAnswer, SourceError } from '#feeds/source.ts';
import type { RefreshContext } from '#slate/refresh/context.ts';
import { noteFeedReads } from '#slate/refresh/noteReads.ts';
import { dueSchedules } from './dueSchedules.ts';
import type { ScheduleTry } from './store/schedules.ts';

/** Leagues a run asks a feed for: a night's are told within an hour, and no run is long. */
const LEAGUES_A_RUN = 3;
/** Requests a day for all schedules together, and the most for one league: the rest waits for the next day. */
const MOST_REQUESTS = 120;
const MOST_OF_LEAGUE = 45;
/** Requests for a league in its usual form, rounded up. */
const USUAL = 13;

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
