import type { LeagueRatings } from '../../ratings/types.ts';
import { goalSource } from './goalSource.ts';
import { marginSource } from './marginSource.ts';
import type { RatingsSource } from './source.ts';

/** The ratings of a league made ready for one season and day: read and carried once, however many games are asked. */
export const sourceOf = (ratings: LeagueRatings, season: number, day: number): RatingsSource =>
  ratings.kind === 'goals' ? goalSource(ratings, season, day) : marginSource(ratings, season, day);
