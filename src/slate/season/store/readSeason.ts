import * as z from 'zod';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import type { SeasonFixture, SeasonGroups } from '#domain/season/seasonFixture.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import { fixtureColumns, fixtureInRow } from './fixtureRow.ts';

/** The stored schedule of a league's season. */
interface StoredSchedule {
  /** The Eastern day on which a feed last told it whole, and when, ISO 8601 in UTC. */
  readonly day: string;
  readonly asOf: string;
  /** Conferences and divisions, if they are the feed's to say. */
  readonly groups?: SeasonGroups | undefined;
  /** By start, games without a date last. */
  readonly fixtures: readonly SeasonFixture[];
}

const scheduleSchema = z.object({
  day: z.iso.date(),
  asOf: timestampColumn,
  groups: z.record(z.string(), z.record(z.string(), z.array(z.string()))).nullable(),
  games: z.array(fixtureColumns),
});

/** A season's schedule with our own results; undefined until a feed has told it whole. */
export async function readSeasonSchedule(
  client: Client,
  league: League,
  season: number,
  sample = false,
): Promise<StoredSchedule | undefined> {
  const call = client.rpc('season_schedule', {
    p_league: league,
    p_season: season,
    p_sample: sample,
  });
  const found = await readData(
    `reading the schedule of ${league}`,
    call,
    scheduleSchema.nullable(),
  );
  if (!found) return undefined;
  const { day, asOf, groups, games } = found;
  const fixtures = games.map((row) => fixtureInRow(league, season, row));
  return { day, asOf, ...(groups && { groups }), fixtures };
}

const seasonRow = z.object({ league: z.enum(TEAM_LEAGUES), season: z.int() });

/** The seasons whose schedule a feed has told whole. */
export const readToldSeasons = (
  client: Client,
  sample: boolean,
): Promise<z.infer<typeof seasonRow>[]> =>
  readData(
    'reading which schedules were told',
    client
      .from('season_schedules')
      .select('league, season')
      .eq('sample', sample)
      .not('as_of', 'is', null)
      .order('season', { ascending: false })
      .limit(500),
    z.array(seasonRow),
  );

/** The games of a season's schedule; none until a feed has told it whole. */
export const readSeason = async (
  client: Client,
  league: League,
  season: number,
  sample = false,
): Promise<readonly SeasonFixture[]> =>
  (await readSeasonSchedule(client, league, season, sample))?.fixtures ?? [];
