import { isoDay } from '../ratings/day.ts';
import type { EventRatings } from './ratings.ts';

/** Sports whose finished events carry what their ratings learn from; golf's scores by round are not among them. */
export const LEARNED_SPORTS = ['UFC', 'Boxing', 'Tennis', 'F1', 'NASCAR'] as const;
export type LearnedSport = (typeof LEARNED_SPORTS)[number];

/** Day of the last result that the ratings of a sport have learned from (of tours, the earlier), YYYY-MM-DD. */
export function sportLearnedTo(
  { fights, tennis, racing }: EventRatings,
  sport: LearnedSport,
): string {
  switch (sport) {
    case 'UFC':
    case 'Boxing':
      return isoDay(fights[sport].day);
    case 'Tennis':
      return isoDay(Math.min(tennis.ATP.day, tennis.WTA.day));
    case 'F1':
    case 'NASCAR':
      return isoDay(racing[sport].race.day);
  }
}
