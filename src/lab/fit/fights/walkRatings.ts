import { learnFight } from '#engine/fights/learn.ts';
import type { FightParams, FightRatings } from '#engine/fights/ratingTypes.ts';
import type { FightLeague } from '#engine/fights/types.ts';
import { emptyRatings } from '#engine/fights/update.ts';
import { dayOf } from '#engine/ratings/day.ts';
import type { FileFight } from './ufcRow.ts';

/** A file's fight with its day, days since 1970-01-01. */
export interface DatedFight {
  readonly fight: FileFight;
  readonly day: number;
}

export const dated = (rows: readonly FileFight[]): DatedFight[] =>
  rows.map((fight) => ({ fight, day: dayOf(fight.date) }));

/**
 * Runs the live filter over fights in order of date. `see` is called with every fight of a day and the ratings as
 * they were before that day; then the day's results are learned.
 */
export function walkRatings(
  league: FightLeague,
  fights: readonly DatedFight[],
  params: FightParams,
  see: (ratings: FightRatings, dated: DatedFight) => void,
): FightRatings {
  const ratings = emptyRatings(league, params);
  let first = 0;
  while (first < fights.length) {
    const day = fights[first]?.day;
    let end = first;
    while (fights[end]?.day === day) end += 1;
    const today = fights.slice(first, end);
    for (const one of today) see(ratings, one);
    for (const one of today) learnFight(ratings, one.fight, one.day);
    first = end;
  }
  return ratings;
}
