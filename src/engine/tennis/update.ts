import { freezeTennis, thawTennis } from './freeze.ts';
import type { PlayedMatch } from './match.ts';
import type { TennisRatings } from './ratings.ts';
import { learnMeeting, prepareMeeting } from './state.ts';

/** Ratings after more matches, which come in the order of play and after the ratings' day. Walkovers are left out. */
export function updateTennis(
  ratings: TennisRatings,
  matches: readonly PlayedMatch[],
): TennisRatings {
  const state = thawTennis(ratings);
  for (const match of matches) learnMeeting(state, prepareMeeting(state, match), match);
  return freezeTennis(state);
}
