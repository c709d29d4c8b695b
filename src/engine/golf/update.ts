import { arrive } from './advance.ts';
import type { Leaderboard } from './leaderboard.ts';
import { learn } from './learn.ts';
import { freezeGolf, type GolfRatings, thawGolf } from './ratings.ts';

/** The ratings after one more finished stroke-play event. Events are folded in in the order of play. */
export function updateGolf(ratings: GolfRatings, board: Leaderboard): GolfRatings {
  const state = thawGolf(ratings);
  const keys = board.players.map(({ key }) => key);
  learn(state, ratings.params, board, arrive(state, ratings.params, keys, board.day));
  return freezeGolf(state, ratings.params);
}
