import * as z from 'zod';
import type { League } from '#domain/league.ts';
import { initialRatings, ratingTable } from '#engine/index.ts';
import { demoSource } from './demo/demoSource.ts';
import { demoEventSource } from './demo/events/index.ts';
import { espnSource } from './espn/espnSource.ts';
import type { EventSource } from './eventSource.ts';
import { liveEventSource } from './liveEvents.ts';
import { liveOrSample } from './liveOrSample.ts';
import type { Source } from './source.ts';

/**
 * SIMCAST_SOURCE: 'espn' (default: a deployed site never shows samples), 'demo', or 'auto' (the live feed where it
 * can be reached, else the bundled slate; what `npm start` uses). ESPN_BASE_URL points the feed elsewhere.
 */
const schema = z.object({
  SIMCAST_SOURCE: z.enum(['espn', 'demo', 'auto']).default('espn'),
  ESPN_BASE_URL: z.url().optional(),
});

const knownKeys = (league: League): ReadonlySet<string> =>
  new Set(ratingTable(initialRatings(league)).map((row) => row.key));

/** Where a run's games and its events of individual sports come from: both live, or both bundled. */
export interface Sources {
  readonly source: Source;
  readonly events: EventSource;
}

/**
 * The sources of a run. Throws where the environment names one that does not exist.
 * @param hasRealGames whether the store holds games of a live feed that are still to come: while the feed cannot
 *   be reached they stay up, and samples never replace them
 */
export async function sourcesOf(
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
  hasRealGames: () => Promise<boolean>,
): Promise<Sources> {
  const { SIMCAST_SOURCE: wanted, ESPN_BASE_URL: baseUrl } = schema.parse(environment);
  const live: Sources = {
    source: espnSource({ baseUrl, knownKeys }),
    events: liveEventSource({ espnBaseUrl: baseUrl }),
  };
  if (wanted === 'espn') return live;
  const sample: Sources = { source: demoSource(), events: demoEventSource() };
  if (wanted === 'demo') return sample;
  const chosen = await liveOrSample(live.source, sample.source, now);
  return chosen === live.source || (await hasRealGames()) ? live : sample;
}
