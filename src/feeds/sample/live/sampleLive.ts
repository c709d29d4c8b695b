import type { League } from '#domain/leagues/league.ts';
import type { LiveTold } from '#domain/live/liveTold.ts';
import type { CalendarDate } from '#domain/time/time.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import type { LiveFeed } from '../../liveFeed.ts';
import { pairingsOf, sampleFixture } from '../games.ts';
import { sampleEdges } from '../season/edges.ts';
import { sampleResult } from '../season/result.ts';
import { courseOf } from './courseOf.ts';

/** The slate's sample games of a league and day as they stand. */
function gamesAt(league: League, day: CalendarDate, now: Date): readonly LiveTold[] {
  const { teams } = FEED_FACTS[league];
  const edge = sampleEdges(league);
  return pairingsOf(league, day).flatMap((pair, index) => {
    const [home, away] = [teams[pair.home], teams[pair.away]];
    if (!home || !away) return [];
    const { sourceId, gameTime } = sampleFixture(league, day, home, away, index);
    const minutes = (now.getTime() - Date.parse(gameTime)) / 60_000;
    if (minutes < 0) return [{ sourceId, stage: 'waiting', detail: 'Scheduled', between: false }];
    const result = sampleResult(league, sourceId, edge(home.team.ratingKey, away.team.ratingKey));
    return [{ sourceId, ...courseOf({ league, sourceId, ...result })(minutes) }];
  });
}

/** Sample games as they are played, by the minute from their start, the same in every run. No network is asked. */
export const sampleLive = (now: Date): LiveFeed => ({
  board: async (league, day) => ({ games: gamesAt(league, day, now), quarantined: [] }),
});
