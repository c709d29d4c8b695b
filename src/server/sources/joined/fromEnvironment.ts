import * as z from 'zod';
import type { League } from '#domain/league.ts';
import { initialRatings, ratingTable } from '#engine/index.ts';
import type { EventSource } from '../eventSource.ts';
import { type BovadaOdds, bovadaOdds } from '../feeds/bovada/bovadaOdds.ts';
import { espnSource } from '../feeds/espn/games/espnSource.ts';
import { espnReports } from '../feeds/espn/players/espnReports.ts';
import { openMeteo, type Received } from '../feeds/openMeteo/openMeteo.ts';
import type { Courtesy } from '../reading/courtesy.ts';
import { sampleEventSource } from '../sample/events/index.ts';
import { sampleSource } from '../sample/sampleSource.ts';
import type { Refusal, Source } from '../source.ts';
import { liveEventSource } from './liveEvents.ts';
import { liveOrSample } from './liveOrSample.ts';
import { withBovada } from './prices/withBovada.ts';
import { withPartPrices } from './prices/withPartPrices.ts';
import { withWeather } from './withWeather.ts';

/**
 * SIMCAST_SOURCE: 'espn' (default: a deployed site never shows samples), 'demo', or 'auto' (the live feed where it
 * can be reached, else the sample source; what `npm start` uses). *_BASE_URL points a feed elsewhere;
 * OPEN_METEO_API_KEY is that of a paid plan.
 */
const schema = z.object({
  SIMCAST_SOURCE: z.enum(['espn', 'demo', 'auto']).default('espn'),
  ESPN_BASE_URL: z.url().optional(),
  SPORTSDB_BASE_URL: z.url().optional(),
  JOLPICA_BASE_URL: z.url().optional(),
  BOVADA_BASE_URL: z.url().optional(),
  OPEN_METEO_BASE_URL: z.url().optional(),
  OPEN_METEO_API_KEY: z.string().optional(),
});

type Settings = z.infer<typeof schema>;

const knownKeys = (league: League): ReadonlySet<string> =>
  new Set(ratingTable(initialRatings(league)).map((row) => row.key));

const FEEDS = [
  ['ESPN', 'ESPN_BASE_URL', ['site.api.espn.com']],
  ['Bovada', 'BOVADA_BASE_URL', ['www.bovada.lv']],
  ['Open-Meteo', 'OPEN_METEO_BASE_URL', ['api.open-meteo.com', 'customer-api.open-meteo.com']],
  ['TheSportsDB', 'SPORTSDB_BASE_URL', ['www.thesportsdb.com']],
  ['Jolpica', 'JOLPICA_BASE_URL', ['api.jolpi.ca']],
] as const;

/** The name of the feed behind a host, wherever the environment has put it: what is shown in place of its address. */
export function feedNames(
  environment: Readonly<Record<string, string | undefined>>,
): (host: string) => string {
  const names = new Map<string, string>();
  for (const [feed, setting, hosts] of FEEDS) {
    const elsewhere = environment[setting];
    const own = elsewhere && URL.canParse(elsewhere) ? [new URL(elsewhere).host] : [];
    for (const host of [...hosts, ...own]) if (!names.has(host)) names.set(host, feed);
  }
  return (host) => names.get(host) ?? 'Another feed';
}

/** Where a run's games and its events of individual sports come from: both live, or both samples. */
export interface Sources {
  readonly source: Source;
  readonly events: EventSource;
  /** Where samples stand in for a feed that refuses us. */
  readonly refusal?: Refusal | undefined;
}

/** Kept over the runs of one process, by the address that was asked: a forecast serves for an hour. */
const forecasts = new Map<string, Map<string, Received>>();

/** The live feed's games with a second book's prices and the weather at their grounds. */
function completed(
  live: Source,
  bovada: BovadaOdds,
  settings: Settings,
  courtesy: Courtesy | undefined,
): Source {
  const { OPEN_METEO_BASE_URL: baseUrl, OPEN_METEO_API_KEY: apiKey } = settings;
  const kept = forecasts.get(baseUrl ?? '') ?? new Map<string, Received>();
  forecasts.set(baseUrl ?? '', kept);
  return withWeather(
    withBovada(live, bovada, knownKeys),
    openMeteo({ courtesy, baseUrl, apiKey, kept }),
  );
}

/**
 * The sources of a run. Throws where the environment names one that does not exist.
 * @param hasRealGames whether the store holds games of a live feed that are still to come: while the feed cannot
 *   be reached they stay up, and samples never replace them
 * @param courtesy how the run treats the feeds
 */
export async function sourcesOf(
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
  hasRealGames: () => Promise<boolean>,
  courtesy?: Courtesy,
): Promise<Sources> {
  const settings = schema.parse(environment);
  const { SIMCAST_SOURCE: wanted, ESPN_BASE_URL: espnBaseUrl } = settings;
  const atEspn = { baseUrl: espnBaseUrl, knownKeys, courtesy };
  const espn = { ...espnSource(atEspn), reports: espnReports(atEspn) };
  const bovada = bovadaOdds({ baseUrl: settings.BOVADA_BASE_URL, courtesy });
  const events = liveEventSource({
    espnBaseUrl,
    sportsDbBaseUrl: settings.SPORTSDB_BASE_URL,
    jolpicaBaseUrl: settings.JOLPICA_BASE_URL,
    courtesy,
  });
  const live: Sources = {
    source: completed(espn, bovada, settings, courtesy),
    events: withPartPrices(events, bovada),
  };
  if (wanted === 'espn') return live;
  const sample: Sources = { source: sampleSource(), events: sampleEventSource() };
  if (wanted === 'demo') return sample;
  const { source, refusal } = await liveOrSample(espn, sample.source, now);
  return source === espn || (await hasRealGames()) ? live : { ...sample, refusal };
}
