/** Events of individual sports, simulated from their facts and ratings. */
export { boxingRecord, type SimulatedBout, simulateBout } from './bout.ts';
export { updateEventRatings } from './learn.ts';
export { LEARNED_SPORTS, type LearnedSport, sportLearnedTo } from './learnedTo.ts';
export { simulateMatch } from './match.ts';
export { type SimulatedPart, simulatePart } from './part.ts';
export { simulateRace } from './race.ts';
export { type EventRatings, initialEventRatings } from './ratings.ts';
export type { Simulated } from './simulated.ts';
export { simulateTournament } from './tournament.ts';
