/** The parts of the engine that the refresh uses. A browser that only re-runs a recipe imports rerun.ts alone. */
export { carryTo } from './ratings/carry.ts';
export { beginOfMonth } from './ratings/day.ts';
export { initialRatings } from './ratings/fitted.ts';
export type { Matchup, RatedResult } from './ratings/game.ts';
export { forecastGame, predict } from './ratings/predict.ts';
export { learnedTo, ratingTable } from './ratings/table.ts';
export type { LeagueRatings } from './ratings/types.ts';
export { updateRatings } from './ratings/update.ts';
export { withoutFigures } from './ratings/withoutFigures.ts';
export { ENGINE_VERSION } from './version.ts';
