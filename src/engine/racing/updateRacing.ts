import type { RatedRace } from './race.ts';
import { advanceRacing, learnRacing, type RacingRatings } from './ratings.ts';

/** Ratings with finished races folded in, in order of day; the ratings given are left as they were. */
export function updateRacing(ratings: RacingRatings, races: readonly RatedRace[]): RacingRatings {
  const next: RacingRatings = JSON.parse(JSON.stringify(ratings));
  for (const race of [...races].sort((one, other) => one.day - other.day)) {
    advanceRacing(next, next.params, race.season, race.day);
    learnRacing(next, next.params, race);
  }
  return next;
}
