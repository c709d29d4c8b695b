import { learnFight } from '#engine/fights/learn.ts';
import type { FightParams, FightRatings } from '#engine/fights/ratingTypes.ts';
import type { FightLeague } from '#engine/fights/types.ts';
import { emptyRatings } from '#engine/fights/update.ts';
import { ratingDay } from '#engine/ratings/day.ts';
import { walkForward } from '../walkForward.ts';
import type { FileFight } from './ufcRow.ts';

/** A file's fight with its day, days since 1970-01-01. */
export interface DatedFight {
  readonly fight: FileFight;
  readonly day: number;
}

export const dated = (rows: readonly FileFight[]): DatedFight[] =>
  rows.map((fight) => ({ fight, day: ratingDay(fight.date) }));

/**
 * Runs the live filter over fights in order of date.
 * @param see called with every fight of a day and the ratings as they were before that day
 * @param learned called with each of them once the day is over
 */
export function walkRatings(
  league: FightLeague,
  fights: readonly DatedFight[],
  params: FightParams,
  see: (ratings: FightRatings, dated: DatedFight) => void,
  learned?: (fight: FileFight) => void,
): FightRatings {
  const ratings = emptyRatings(league, params);
  walkForward(fights, {
    together: (opening, one) => opening.day === one.day,
    ask: (one) => see(ratings, one),
    learn({ fight, day }) {
      learnFight(ratings, fight, day);
      learned?.(fight);
    },
  });
  return ratings;
}
