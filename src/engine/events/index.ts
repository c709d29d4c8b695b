/** Events of individual sports, simulated from their facts and ratings. */
export { simulateBout } from './bout.ts';
export { updateEventRatings } from './learn.ts';
export { LEARNED_SPORTS, sportLearnedTo } from './learnedTo.ts';
export { simulateMatch } from './match.ts';
export { simulatePart } from './part.ts';
export { simulateRace } from './race.ts';
export { type EventRatings, initialEventRatings } from './ratings.ts';
export type { Simulated } from './simulated.ts';
export { simulateTournament } from './tournament.ts';
