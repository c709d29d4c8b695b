import * as z from 'zod';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { addDays, easternDayRange } from '#domain/time/time.ts';
import type { SeasonFeedAnswer } from '#feeds/source.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import type { Lease } from '#store/lease.ts';
import { fixtureRow } from './fixtureRow.ts';

const known = <T extends z.ZodType>(schema: T) =>
  schema.nullable().transform((value) => value ?? undefined);

const scheduleRow = z
  .object({
    league: z.enum(TEAM_LEAGUES),
    season: z.int(),
    day: known(z.iso.date()),
    as_of: known(timestampColumn),
    tried_day: z.iso.date(),
    tries: z.int(),
    requests: z.int(),
    problem: known(z.string()),
  })
  .transform(({ as_of: asOf, tried_day: triedDay, ...rest }) => ({ ...rest, asOf, triedDay }));

/** How the schedule of a league's season was last asked for. */
export type ScheduleState = z.output<typeof scheduleRow>;

/** The schedules of a source, newest season first. */
export function readSchedules(client: Client, source: string): Promise<ScheduleState[]> {
  const call = client
    .from('season_schedules')
    .select('league, season, day, as_of, tried_day, tries, requests, problem')
    .eq('source', source)
    .order('season', { ascending: false })
    .limit(200);
  return readData('reading which schedules there are', call, z.array(scheduleRow));
}

/** A try to get the schedule of a season. */
export interface ScheduleTry {
  readonly source: string;
  readonly sample: boolean;
  readonly league: League;
  readonly season: number;
  /** The Eastern day of the try. */
  readonly day: string;
}

const argsOf = (lease: Lease, { source, sample, league, season, day }: ScheduleTry) => ({
  p_token: lease.token,
  p_source: source,
  p_sample: sample,
  p_league: league,
  p_season: season,
  p_day: day,
});

/** Stores a season's games. Returns why the answer does not count as whole: then the last whole one keeps its time. */
export function saveSchedule(
  client: Client,
  lease: Lease,
  of: ScheduleTry,
  answer: SeasonFeedAnswer,
): Promise<string | null> {
  const { fixtures, days, groups, missing, requests } = answer;
  const call = client.rpc('save_season', {
    ...argsOf(lease, of),
    p_requests: requests,
    p_from: easternDayRange(days.from).from,
    p_to: easternDayRange(addDays(days.to, 1)).from,
    p_groups: groups ?? null,
    p_problem: missing ?? null,
    p_games: fixtures.map(fixtureRow),
  });
  return readData(`storing the schedule of ${of.league}`, call, z.string().nullable());
}

/** Records a failed try to read a schedule. */
export async function noteScheduleFailure(
  client: Client,
  lease: Lease,
  of: ScheduleTry,
  failure: { readonly requests: number; readonly problem: string },
): Promise<void> {
  const call = client.rpc('note_season_failure', {
    ...argsOf(lease, of),
    p_requests: failure.requests,
    p_problem: failure.problem,
  });
  await expectSuccess(`noting that ${of.league} has told no schedule`, call);
}
