import * as z from 'zod';
import type { League } from '#domain/league.ts';
import { initialRatings, ratingTable } from '#engine/index.ts';
import { demoSource } from './demo/demoSource.ts';
import { espnSource } from './espn/espnSource.ts';
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

/**
 * The source of a run. Throws where the environment names one that does not exist.
 * @param hasRealGames whether the store holds games of a live feed that are still to come: while the feed cannot
 *   be reached they stay up, and samples never replace them
 */
export async function sourceOf(
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
  hasRealGames: () => Promise<boolean>,
): Promise<Source> {
  const { SIMCAST_SOURCE: wanted, ESPN_BASE_URL: baseUrl } = schema.parse(environment);
  const live = espnSource({ baseUrl, knownKeys });
  if (wanted === 'espn') return live;
  const sample = demoSource();
  if (wanted === 'demo') return sample;
  const chosen = await liveOrSample(live, sample, now);
  return chosen === sample && (await hasRealGames()) ? live : chosen;
}
