import { InputError } from '#domain/numbers/inputError.ts';
import { ratingDay } from '../ratings/day.ts';
import { learnFight } from './learn.ts';
import type { FightRatings, MethodCounts } from './ratingTypes.ts';
import { startSpread } from './spread.ts';
import type { FightResult } from './types.ts';

/** A copy that can be learned on without changing the original (fighters are replaced, never changed). */
function copyRatings(ratings: FightRatings): FightRatings {
  const classes = Object.entries(ratings.classes).map(([name, counts]): [string, MethodCounts] => [
    name,
    [...counts],
  ]);
  return {
    ...ratings,
    spread: { ...ratings.spread },
    classes: Object.fromEntries(classes),
    fighters: { ...ratings.fighters },
  };
}

/**
 * Ratings after more results, learned in order of date; results of a day already learned are skipped.
 * Throws a RangeError if a result is of another league or its date is not ISO 8601.
 */
export function updateFightRatings(
  ratings: FightRatings,
  results: readonly FightResult[],
): FightRatings {
  const updated = copyRatings(ratings);
  const dated = results
    .map((result) => ({ result, day: ratingDay(result.date) }))
    .filter(({ day }) => day > ratings.day)
    .sort((one, other) => one.day - other.day);
  for (const { result, day } of dated) {
    if (result.league !== ratings.league) {
      throw new InputError(`A ${result.league} result cannot update ${ratings.league} ratings`);
    }
    learnFight(updated, result, day);
  }
  return updated;
}

/** Ratings before the first fight. */
export const emptyRatings = (
  league: FightRatings['league'],
  params: FightRatings['params'],
): FightRatings => ({
  league,
  params,
  day: 0,
  lineShare: 1,
  spread: startSpread(params.spread),
  classes: {},
  fighters: {},
});
