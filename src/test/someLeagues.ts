import type { League } from '#domain/leagues/league.ts';
import { sampleSource } from '#feeds/sample/sampleSource.ts';
import { sampleSeason } from '#feeds/sample/season/sampleSeason.ts';
import { type Source, SourceError } from '#feeds/source.ts';

/** The sample source with the games and seasons of a few leagues: enough to publish, quick to simulate. */
export function someLeagues(leagues: readonly League[] = ['NFL', 'NHL', 'EPL', 'MLB']): Source {
  const all = sampleSource();
  return {
    ...all,
    season: async (league, season, now) => {
      if (!leagues.includes(league)) throw new SourceError('not a league of this test');
      return sampleSeason(league, season, now);
    },
    games: async (league, days, now) =>
      leagues.includes(league) ? all.games(league, days, now) : { games: [], quarantined: [] },
  };
}
