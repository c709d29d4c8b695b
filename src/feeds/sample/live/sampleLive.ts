import { LEAGUES, type League } from '#domain/leagues/league.ts';
import type { LiveTold } from '#domain/live/liveTold.ts';
import type { CalendarDate } from '#domain/time/time.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import type { LiveFeed } from '../../liveFeed.ts';
import { pairingsOf, sampleFixture } from '../games.ts';
import { sampleEdges } from '../season/edges.ts';
import { sampleResult } from '../season/result.ts';
import { baseballCourse } from './baseball.ts';
import { basketballCourse } from './basketball.ts';
import { type Course, diceOfGame, type SampleGame } from './course.ts';
import { footballCourse } from './football.ts';
import { hockeyCourse } from './hockey.ts';
import { soccerCourse } from './soccer.ts';

const COURSES = {
  football: footballCourse,
  basketball: basketballCourse,
  hockey: hockeyCourse,
  soccer: soccerCourse,
  baseball: baseballCourse,
} as const;

/** Games begin up to so many minutes late, and each has its own pace, so that no two clocks are the same. */
const LATEST = 3;
const PACE = { least: 0.94, more: 0.12 };

/** How a sample game goes: to the result that the sample season tells the day after. */
export function courseOf(game: SampleGame): Course {
  const course = COURSES[LEAGUES[game.league].sport as keyof typeof COURSES](game);
  const dice = diceOfGame(game, 'pace');
  const late = dice.between(0, LATEST);
  const pace = PACE.least + PACE.more * dice.next();
  return (minutes) => course(Math.max(0, minutes - late) * pace);
}

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
