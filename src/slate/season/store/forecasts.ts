import * as z from 'zod';
import type { League } from '#domain/leagues/league.ts';
import type { OddsByTeam } from '#domain/season/oddsByTeam.ts';
import type { CalendarDate } from '#domain/time/time.ts';
import { type Client, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';

/** Of which season, and whether of the sample. */
interface WhichSeason {
  readonly league: League;
  readonly season: number;
  readonly sample: boolean;
}

/** A day's forecast as stored with its line of the ledger. Texts are as they are sent. */
interface NewSeasonForecast extends WhichSeason {
  readonly day: CalendarDate;
  readonly seed: string;
  readonly runs: number;
  readonly engineVersion: string;
  /** Canonical JSON. */
  readonly inputs: string;
  readonly counts: string;
  readonly view: string;
  readonly odds: OddsByTeam;
  readonly ratings: Readonly<Record<string, number>>;
  /** Their standard deviations. */
  readonly ratingSds: Readonly<Record<string, number>>;
  /** The ledger line's, canonical JSON. */
  readonly payload: string;
}

/** Stores a day's forecast and its line in one transaction; false if this day's is there. */
export function saveSeasonForecast(
  client: Client,
  lease: Lease,
  forecast: NewSeasonForecast,
): Promise<boolean> {
  const call = client.rpc('save_season_forecast', {
    p_token: lease.token,
    p_league: forecast.league,
    p_season: forecast.season,
    p_day: forecast.day,
    p_sample: forecast.sample,
    p_seed: forecast.seed,
    p_runs: forecast.runs,
    p_engine_version: forecast.engineVersion,
    p_inputs: forecast.inputs,
    p_counts: forecast.counts,
    p_view: forecast.view,
    p_odds: forecast.odds,
    p_ratings: forecast.ratings,
    p_payload: forecast.payload,
    p_rating_sds: forecast.ratingSds,
  });
  return readData(`storing the season odds of ${forecast.league}`, call, z.boolean());
}

const dayRow = z.object({ league: z.string(), season: z.int(), day: z.iso.date() });

/** Days and seasons of forecasts made since a day, by league. */
export async function readSeasonDays(
  client: Client,
  since: CalendarDate,
  sample: boolean,
): Promise<ReadonlyMap<string, ReadonlySet<CalendarDate>>> {
  const call = client
    .from('season_forecasts')
    .select('league, season, day')
    .eq('sample', sample)
    .gte('day', since)
    .order('day');
  const rows = await readData('reading the days of season odds', call, z.array(dayRow));
  const groups = Map.groupBy(rows, ({ league }) => league);
  return new Map([...groups].map(([league, own]) => [league, new Set(own.map(({ day }) => day))]));
}

const oddsSchema = z.record(z.string(), z.record(z.string(), z.number()));
const beforeRow = z.object({
  odds: oddsSchema,
  ratings: z.record(z.string(), z.number()),
  runs: z.int(),
});
type SeasonOddsRow = z.infer<typeof beforeRow>;

/** The newest odds of a season within some days; undefined if none were made. */
export async function readSeasonOdds(
  client: Client,
  { league, season, sample }: WhichSeason,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<SeasonOddsRow | undefined> {
  const call = client
    .from('season_forecasts')
    .select('odds, ratings, runs')
    .eq('league', league)
    .eq('season', season)
    .eq('sample', sample)
    .gte('day', from)
    .lte('day', to)
    .order('day', { ascending: false })
    .limit(1);
  return (await readData('reading season odds', call, z.array(beforeRow)))[0];
}

const viewRow = z.object({ season: z.int(), sample: z.boolean(), view: z.string() });
type SeasonViewRow = z.infer<typeof viewRow>;

/** A league's newest forecast as it is sent; undefined before the first. */
export async function readSeasonView(
  client: Client,
  league: League,
  sample: boolean,
): Promise<SeasonViewRow | undefined> {
  const call = client
    .from('season_forecasts')
    .select('season, sample, view')
    .eq('league', league)
    .eq('sample', sample)
    .not('view', 'is', null)
    .order('day', { ascending: false })
    .limit(1);
  return (await readData('reading season odds', call, z.array(viewRow)))[0];
}

/** Each league's newest forecast as it is sent, if it was made since a day. */
export const readSeasonViews = (
  client: Client,
  sample: boolean,
  since: CalendarDate,
): Promise<SeasonViewRow[]> =>
  readData(
    'reading the newest season odds',
    client.rpc('season_views', { p_sample: sample, p_since: since }),
    z.array(viewRow),
  );

/** The inputs with a hash, as canonical JSON; undefined if there are none any more. */
export async function readSeasonInputs(
  client: Client,
  league: League,
  hash: string,
): Promise<string | undefined> {
  const call = client
    .from('season_forecasts')
    .select('inputs')
    .eq('league', league)
    .eq('inputs_hash', hash)
    .not('inputs', 'is', null)
    .limit(1);
  const rows = await readData(
    'reading inputs of season odds',
    call,
    z.array(z.object({ inputs: z.string() })),
  );
  return rows[0]?.inputs;
}

const byTeam = z.record(z.string(), z.number());
/** `sds` has no teams on days before standard deviations were kept. */
const historyRow = z.object({ day: z.iso.date(), odds: oddsSchema, ratings: byTeam, sds: byTeam });
type SeasonHistoryRow = z.infer<typeof historyRow>;

/** A season's odds and ratings by day, the oldest first: of one team, or of all. */
export function readSeasonHistory(
  client: Client,
  { league, season, sample }: WhichSeason,
  team?: string,
): Promise<SeasonHistoryRow[]> {
  const args = {
    p_league: league,
    p_season: season,
    p_sample: sample,
    ...(team !== undefined && { p_team: team }),
  };
  const call = client.rpc('season_history', args);
  return readData('reading the history of season odds', call, z.array(historyRow));
}
