import type { PlatformStatsAnswer } from '#contract/platformStats.ts';
import { platformStats } from '#domain/platformStats.ts';
import type { Store } from '#server/store/store.ts';
import { todaysRange } from './readGames.ts';
import type { Reading } from './reading.ts';

/** The specification's four platform figures, from the grades in the store. */
export async function readPlatformStats(
  store: Pick<Store, 'readRecord' | 'readPublishedFacts' | 'readCurrentSlate'>,
  now: Date,
): Promise<Reading<PlatformStatsAnswer>> {
  const [record, games, slate] = await Promise.all([
    store.readRecord(),
    store.readPublishedFacts(todaysRange(now)),
    store.readCurrentSlate(),
  ]);
  const { totalPredictions, winRate, roi, todaysGames } = platformStats(record, games.length);
  return {
    body: {
      totalPredictions,
      winRate: winRate ?? null,
      roi: roi ?? null,
      todaysGames,
      asOf: slate?.asOf ?? null,
    },
    asOf: slate?.asOf,
  };
}
