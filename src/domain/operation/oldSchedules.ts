import { findLeague } from '../leagues/findLeague.ts';
import { leagueName } from '../leagues/leagueName.ts';
import { inSeason } from '../leagues/season.ts';
import { easternDate, longDate } from '../time/time.ts';
import type { Finding } from './finding.ts';
import type { OperationState, ScheduleRecord } from './state.ts';

/** A schedule is asked for once a day: an older one than this has been missed. */
const LIMIT_MS = 36 * 3_600_000;

/** A schedule that has not been asked for in this time is one of an earlier season. */
const ASKED_MS = 72 * 3_600_000;

/** Schedules of leagues in season whose last whole answer is too old, or never came. */
function oldSchedules(
  schedules: readonly ScheduleRecord[],
  now: Date,
): readonly (ScheduleRecord & { readonly said: string })[] {
  return schedules.flatMap((record) => {
    const { league, asOf, triedAt, problem } = record;
    const code = findLeague(league);
    if (problem === undefined || !code || !inSeason(code, easternDate(now))) return [];
    if (now.getTime() - Date.parse(triedAt) > ASKED_MS) return [];
    if (asOf !== undefined && now.getTime() - Date.parse(asOf) <= LIMIT_MS) return [];
    const name = leagueName(league);
    const said =
      asOf === undefined
        ? `We have no complete schedule of the ${name} season yet, so there are no season odds for it.`
        : `Our schedule of the ${name} season is that of ${longDate(asOf)}. Its season odds rest on that one.`;
    return [{ ...record, said }];
  });
}

/** What readers miss because a season's schedule does not come, one sentence a league. */
export const scheduleGaps = (schedules: readonly ScheduleRecord[], now: Date): readonly string[] =>
  oldSchedules(schedules, now).map(({ said }) => said);

/** The same for the owner, with the reason of the last try; samples have no gap. */
export const scheduleFindings = (
  { slate, schedules = [] }: OperationState,
  now: Date,
): readonly Finding[] =>
  slate?.sample
    ? []
    : oldSchedules(schedules, now).map(({ league, asOf, triedAt, said, problem }) => ({
        key: `schedule:${league}`,
        level: 'degraded',
        since: asOf ?? triedAt,
        message: `${said} Last try: ${problem}.`,
      }));
