import * as z from 'zod';
import type { League } from '#domain/leagues/league.ts';
import { initialRatings, ratingTable } from '#engine/index.ts';
import { type BovadaOdds, bovadaOdds } from '../bovada/bovadaOdds.ts';
import { cfbd } from '../cfbd/cfbd.ts';
import { espnChances } from '../espn/chances/espnChances.ts';
import { espnSource } from '../espn/games/espnSource.ts';
import { espnReports } from '../espn/players/espnReports.ts';
import { espnSeason } from '../espn/season/espnSeason.ts';
import type { EventSource } from '../eventSource.ts';
import { nflverse } from '../nflverse/nflverse.ts';
import { openMeteo, type Received } from '../openMeteo/openMeteo.ts';
import { baseUrl as host, settingsOf } from '../reading/baseUrl.ts';
import { ANOTHER_FEED, type Courtesy } from '../reading/courtesy.ts';
import { sampleEventSource } from '../sample/events/index.ts';
import { sampleSource } from '../sample/sampleSource.ts';
import type { KnownGames, SecondSource } from '../secondSource.ts';
import type { FeedRefusal, Source } from '../source.ts';
import { type KeptForecasts, nothingKept, weatherGov } from '../weatherGov/weatherGov.ts';
import { liveEventSource } from './liveEvents.ts';
import { liveOrSample } from './liveOrSample.ts';
import { withBovada } from './prices/withBovada.ts';
import { withPartPrices } from './prices/withPartPrices.ts';
import { withSecond } from './second/withSecond.ts';
import { usFirst } from './weather/usFirst.ts';
import { withWeather } from './withWeather.ts';

/**
 * SIMCAST_SOURCE: 'espn' (default: a deployed site never shows samples), 'demo', or 'auto' (the live feed if reachable, else the
 * sample source; used by `npm start`). *_BASE_URL replaces a feed's address; OPEN_METEO_API_KEY is a paid plan's key,
 * CFBD_API_KEY the owner's free key of CollegeFootballData.
 */
const schema = z.object({
  SIMCAST_SOURCE: z.enum(['espn', 'demo', 'auto']).default('espn'),
  ESPN_BASE_URL: host,
  SPORTSDB_BASE_URL: host,
  JOLPICA_BASE_URL: host,
  BOVADA_BASE_URL: host,
  WEATHER_GOV_BASE_URL: host,
  OPEN_METEO_BASE_URL: host,
  OPEN_METEO_API_KEY: z.string().optional(),
  NFLVERSE_BASE_URL: host,
  F1DB_BASE_URL: host,
  CFBD_BASE_URL: host,
  CFBD_API_KEY: z.string().optional(),
});

type Settings = z.infer<typeof schema>;

const knownKeys = (league: League): ReadonlySet<string> =>
  new Set(ratingTable(initialRatings(league)).map((row) => row.key));

/** The feeds by display name, with their address in the environment and their hosts: each has a line in `rights.ts`. */
export const FEED_NAMES = [
  ['ESPN', 'ESPN_BASE_URL', ['site.api.espn.com', 'sports.core.api.espn.com']],
  ['Bovada', 'BOVADA_BASE_URL', ['www.bovada.lv']],
  ['Weather.gov', 'WEATHER_GOV_BASE_URL', ['api.weather.gov']],
  ['Open-Meteo', 'OPEN_METEO_BASE_URL', ['api.open-meteo.com', 'customer-api.open-meteo.com']],
  ['GitHub', 'NFLVERSE_BASE_URL', ['raw.githubusercontent.com']],
  ['GitHub', 'F1DB_BASE_URL', ['api.github.com', 'raw.githubusercontent.com']],
  ['CollegeFootballData', 'CFBD_BASE_URL', ['api.collegefootballdata.com']],
  ['TheSportsDB', 'SPORTSDB_BASE_URL', ['www.thesportsdb.com']],
  ['Jolpica', 'JOLPICA_BASE_URL', ['api.jolpi.ca']],
  ['The Odds API', 'THE_ODDS_API_BASE_URL', ['api.the-odds-api.com']],
  ['PropLine', 'PROPLINE_BASE_URL', ['api.prop-line.com']],
] as const;

/** The display name of the feed behind a host, wherever the environment has put it: shown instead of its address. */
export function feedNames(
  environment: Readonly<Record<string, string | undefined>>,
): (host: string) => string {
  const names = new Map<string, string>();
  for (const [feed, setting, hosts] of FEED_NAMES) {
    const elsewhere = environment[setting];
    const own = elsewhere && URL.canParse(elsewhere) ? [new URL(elsewhere).host] : [];
    for (const host of [...hosts, ...own]) if (!names.has(host)) names.set(host, feed);
  }
  return (host) => names.get(host) ?? ANOTHER_FEED;
}

/** Whether the settings, or the table of feeds, name a feed at a host. */
export const isNamedHost =
  (environment: Readonly<Record<string, string | undefined>>) =>
  (host: string): boolean =>
    feedNames(environment)(host) !== ANOTHER_FEED;

/** The sources of a run's games and events: both live, or both samples. */
interface Sources {
  readonly source: Source;
  readonly events: EventSource;
  /** The feed's refusal, if samples are shown because of it. */
  readonly refusal?: FeedRefusal | undefined;
}

/** Cached across the runs of one process, by requested address: a forecast is valid for an hour. */
const worldForecasts = new Map<string, Map<string, Received>>();
const usForecasts = new Map<string, KeptForecasts>();

/** Data stored for an address. */
function keptOf<T>(all: Map<string, T>, address: string | undefined, nothing: () => T): T {
  const kept = all.get(address ?? '') ?? nothing();
  all.set(address ?? '', kept);
  return kept;
}

/** Second feeds for leagues while the live feed does not answer. */
function secondsOf(settings: Settings, courtesy: Courtesy | undefined): readonly SecondSource[] {
  const { NFLVERSE_BASE_URL, CFBD_BASE_URL: baseUrl, CFBD_API_KEY: apiKey } = settings;
  const nfl = nflverse({ courtesy, baseUrl: NFLVERSE_BASE_URL });
  return apiKey ? [nfl, cfbd({ courtesy, baseUrl, apiKey, knownKeys })] : [nfl];
}

/** The live feed's games with a second book's prices and the weather at their venues. */
function completed(
  live: Source,
  bovada: BovadaOdds,
  settings: Settings,
  courtesy: Courtesy | undefined,
): Source {
  const { WEATHER_GOV_BASE_URL: usUrl, OPEN_METEO_BASE_URL: worldUrl } = settings;
  const us = weatherGov({
    courtesy,
    baseUrl: usUrl,
    kept: keptOf(usForecasts, usUrl, nothingKept),
  });
  const world = openMeteo({
    courtesy,
    baseUrl: worldUrl,
    apiKey: settings.OPEN_METEO_API_KEY,
    kept: keptOf(worldForecasts, worldUrl, () => new Map<string, Received>()),
  });
  return withWeather(withBovada(live, bovada, knownKeys), usFirst(us, world));
}

/**
 * The sources of a run. Throws if the environment names an unknown one.
 * @param hasRealGames whether the store holds a live feed's games to come: while the feed is unreachable they stay up, and
 * samples never replace them
 * @param courtesy how the run treats the feeds
 * @param known the stored games, with which a second feed's are matched
 */
export async function sourcesOf(
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
  hasRealGames: () => Promise<boolean>,
  courtesy?: Courtesy,
  known: KnownGames = async () => [],
): Promise<Sources> {
  const settings = settingsOf(schema, environment);
  const { SIMCAST_SOURCE: wanted, ESPN_BASE_URL: espnBaseUrl } = settings;
  const atEspn = { baseUrl: espnBaseUrl, knownKeys, courtesy };
  const espn = {
    ...espnSource(atEspn),
    reports: espnReports(atEspn),
    season: espnSeason(atEspn),
    chances: espnChances({ baseUrl: espnBaseUrl, courtesy }),
  };
  const bovada = bovadaOdds({ baseUrl: settings.BOVADA_BASE_URL, courtesy });
  const events = liveEventSource({
    espnBaseUrl,
    sportsDbBaseUrl: settings.SPORTSDB_BASE_URL,
    jolpicaBaseUrl: settings.JOLPICA_BASE_URL,
    f1dbBaseUrl: settings.F1DB_BASE_URL,
    courtesy,
  });
  const live: Sources = {
    source: completed(
      withSecond(espn, secondsOf(settings, courtesy), known),
      bovada,
      settings,
      courtesy,
    ),
    events: withPartPrices(events, bovada),
  };
  if (wanted === 'espn') return live;
  const sample: Sources = { source: sampleSource(), events: sampleEventSource() };
  if (wanted === 'demo') return sample;
  const { source, refusal } = await liveOrSample(espn, sample.source, now);
  return source === espn || (await hasRealGames()) ? live : { ...sample, refusal };
}
