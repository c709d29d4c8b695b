import { isoDay } from '../ratings/day.ts';
import type { EventRatings } from './ratings.ts';

/** Sports whose finished events carry what their ratings learn from. Golf is not one: its scores by round are missing. */
export const LEARNED_SPORTS = ['UFC', 'Boxing', 'Tennis', 'F1', 'NASCAR'] as const;
type LearnedSport = (typeof LEARNED_SPORTS)[number];

/** Day of the last result that a sport's ratings have learned from, YYYY-MM-DD; the earlier one of several tours. */
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
