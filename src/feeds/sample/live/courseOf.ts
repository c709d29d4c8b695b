import { LEAGUES } from '#domain/leagues/league.ts';
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
