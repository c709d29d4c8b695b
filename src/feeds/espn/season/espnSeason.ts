import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { seasonDays } from '#domain/season/seasonDays.ts';
import type { SeasonGroups } from '#domain/season/seasonFixture.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import { sideKey } from '../../leagues/sideKey.ts';
import { triedAsk } from '../../reading/askAll.ts';
import { fetchJson } from '../../reading/fetchJson.ts';
import { type SeasonFeedAnswer, type Source, SourceError } from '../../source.ts';
import { eventsIn } from '../asking/eventsIn.ts';
import { FORM_BYTES } from '../asking/forms.ts';
import { type EspnOptions, scoreboardUrl } from '../games/espnSource.ts';
import { namedByStart } from '../games/stage.ts';
import { askMonths, type CountedPart } from './askMonths.ts';
import type { SeasonContext } from './fixture.ts';
import { SCHEDULE_KEPT, STANDINGS_KEPT } from './kept.ts';
import { eachOnce, parseSchedule } from './schedule.ts';
import { parseStandings, type Standings } from './standings.ts';
import { trackedDays } from './trackedDays.ts';

const BASE_URL = 'https://site.api.espn.com';

/** A month of baseball takes some seconds. */
const TIMEOUT_MS = 20_000;
/** Largest standings and schedule of a team, in bytes: college football's table is about 1 MB, a baseball team's season 4. */
const OTHER_BYTES = 8_000_000;
/** Requests for a season at most: its months, or its teams. */
const MOST = 45;

/** Leagues whose conferences ESPN says: they change by season, or are too many to write down. */
const GROUPED_BY_FEED: ReadonlySet<League> = new Set<League>(['NCAAF', 'MLS']);

/** ESPN's year of a season. */
const yearOf = (league: League, season: number): number =>
  namedByStart(league) ? season - 1 : season;

/** Address of a league's standings; of college those of the whole division. */
export function standingsUrl(baseUrl: string, league: League, season: number): URL {
  const { path, groups } = FEED_FACTS[league].espn;
  const url = new URL(`/apis/v2/sports/${path}/standings`, baseUrl);
  url.searchParams.set('season', String(yearOf(league, season)));
  if (groups) url.searchParams.set('group', groups);
  return url;
}

/** Address of one team's schedule. Of soccer it has games played only, or only those to come. */
export function teamScheduleUrl(
  baseUrl: string,
  league: League,
  team: string,
  season: number,
): URL {
  const url = new URL(
    `/apis/site/v2/sports/${FEED_FACTS[league].espn.path}/teams/${team}/schedule`,
    baseUrl,
  );
  url.searchParams.set('season', String(yearOf(league, season)));
  return url;
}

/**
 * Whole seasons from ESPN: its scoreboards' months, and if those are refused its teams' schedules, which soccer has only in parts
 * and college too many of. Failed requests are said in the answer: it never rejects because of them.
 */
export function espnSeason(options: EspnOptions = {}): Required<Pick<Source, 'season'>>['season'] {
  const { baseUrl = BASE_URL, knownKeys, ...http } = options;

  const read = (url: URL, maxBytes: number, keeping: FetchKept): Promise<unknown> =>
    fetchJson(url, {
      timeoutMs: TIMEOUT_MS,
      ...http,
      maxBytes: http.maxBytes ?? maxBytes,
      keeping,
    });

  async function part(url: URL, maxBytes: number, context: SeasonContext): Promise<CountedPart> {
    const json = await read(url, maxBytes, SCHEDULE_KEPT);
    const answer = parseSchedule(json, context);
    if (!answer.ok) throw new SourceError(`${url.host}${url.pathname} ${answer.reason}`);
    return { ...answer.value, count: eventsIn(json) };
  }

  async function standings(context: SeasonContext): Promise<Standings> {
    const url = standingsUrl(baseUrl, context.league, context.season);
    const answer = parseStandings(await read(url, OTHER_BYTES, STANDINGS_KEPT), context);
    if (!answer.ok) throw new SourceError(`${url.host}${url.pathname} ${answer.reason}`);
    return answer.value;
  }

  /** The season by its teams' schedules, each game in two of them; with a reason if it is not whole. */
  async function byTeams(context: SeasonContext, most: number) {
    const { league, season } = context;
    const { college, sport } = LEAGUES[league];
    if (college || sport === 'soccer' || most < 2) return undefined;
    const table = await triedAsk(() => standings(context));
    const teamIds = table.ok ? table.value.teamIds : [];
    if (teamIds.length === 0 || teamIds.length >= most)
      return { parts: [], requests: 1, failed: 2 };
    const parts: CountedPart[] = [];
    let failed = 0;
    let requests = 1;
    for (const team of teamIds) {
      // Both sides of a game would have to fail: one failure loses nothing, a second may.
      if (failed > 1) break;
      const url = teamScheduleUrl(baseUrl, league, team, season);
      requests += 1;
      const told = await triedAsk(() => part(url, OTHER_BYTES, context));
      if (told.ok) parts.push(told.value);
      else failed += 1;
    }
    return { parts, requests, failed };
  }

  async function groupsOf(context: SeasonContext): Promise<Groups> {
    if (!GROUPED_BY_FEED.has(context.league)) return { requests: 0 };
    const told = await triedAsk(() => standings(context));
    return told.ok
      ? { groups: told.value.groups, requests: 1 }
      : { problem: `standings: ${told.error.message}`, requests: 1 };
  }

  return async (league, season, now, most = MOST): Promise<SeasonFeedAnswer> => {
    const keys = knownKeys?.(league);
    const context: SeasonContext = {
      league,
      season,
      keyOf: (team) => keys && sideKey(league, team, keys),
    };
    const tracked = trackedDays(league, season, now);
    const days = tracked ?? seasonDays(league, season);
    const told = await askMonths(days, {
      form: tracked ? 'day' : 'month',
      byDay: LEAGUES[league].sport !== 'soccer',
      most,
      ask: (piece, limit) =>
        part(scoreboardUrl(baseUrl, league, piece.dates, limit), FORM_BYTES[piece.form], context),
    });
    let { parts, requests } = told;
    const [first] = told.untold;
    let missing = first?.error.message;
    if (first?.error.refusal && parts.length === 0) {
      const second = await byTeams(context, most - requests);
      parts = second?.parts ?? [];
      requests += second?.requests ?? 0;
      if (second && second.failed < 2) missing = undefined;
    }
    const table: Groups = parts.length > 0 ? await groupsOf(context) : { requests: 0 };
    const quarantined = [...told.quarantined, ...parts.flatMap((one) => one.quarantined)];
    return {
      fixtures: eachOnce(parts.flatMap(({ fixtures }) => fixtures)),
      days,
      ...(table.groups && { groups: table.groups }),
      quarantined,
      missing: missing ?? table.problem,
      requests: requests + table.requests,
    };
  };
}

interface Groups {
  readonly groups?: SeasonGroups;
  readonly problem?: string;
  readonly requests: number;
}

type FetchKept = typeof SCHEDULE_KEPT | typeof STANDINGS_KEPT;
