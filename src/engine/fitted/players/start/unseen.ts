import { noSoccerMemory } from '../../../players/leagues/soccer/state.ts';

/** Of a soccer league without logs: nobody is known. The season 2025-26 and what follows is learned from the feed's box scores. */
export const UNSEEN_SOCCER = {
  formatVersion: 1,
  learnedTo: '2025-07-31',
  players: [],
  state: noSoccerMemory(),
};
