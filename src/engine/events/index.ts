/** Events of individual sports, simulated from their facts and ratings. */
export { predictBout } from './bout.ts';
export { updateEventRatings } from './learn.ts';
export { LEARNED_SPORTS, sportLearnedTo } from './learnedTo.ts';
export { predictTennisMatch } from './match.ts';
export { predictPart } from './part.ts';
export { predictRaceEvent } from './race.ts';
export { type EventRatings, initialEventRatings } from './ratings.ts';
export { predictGolfTournament } from './tournament.ts';
export { withoutWinInput } from './winInput.ts';
export { withoutRating } from './withoutRating.ts';
