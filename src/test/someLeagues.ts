import type { League } from '#domain/leagues/league.ts';
import { sampleSource } from '#feeds/sample/sampleSource.ts';
import type { Source } from '#feeds/source.ts';

/** The sample source with a few leagues: enough to publish, quick to simulate. */
export function someLeagues(leagues: readonly League[] = ['NFL', 'NHL', 'EPL', 'MLB']): Source {
  const all = sampleSource();
  return {
    ...all,
    games: async (league, days, now) =>
      leagues.includes(league) ? all.games(league, days, now) : { games: [], quarantined: [] },
  };
}
