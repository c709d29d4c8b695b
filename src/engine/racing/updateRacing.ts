import type { RatedRace } from './race.ts';
import { advanceRacing, learnRacing, type RacingRatings } from './ratings.ts';

/** Ratings updated with finished races in order of day; the given ratings stay unchanged. */
export function updateRacing(ratings: RacingRatings, races: readonly RatedRace[]): RacingRatings {
  const next: RacingRatings = JSON.parse(JSON.stringify(ratings));
  for (const race of [...races].sort((one, other) => one.day - other.day)) {
    advanceRacing(next, next.params, race.season, race.day);
    learnRacing(next, next.params, race);
  }
  return next;
}
