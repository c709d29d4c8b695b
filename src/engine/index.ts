/** The parts of the engine that the refresh uses. A browser that only re-runs a recipe imports rerun.ts alone. */
export { carryTo } from './ratings/carry.ts';
export { beginOfMonth } from './ratings/day.ts';
export { initialRatings } from './ratings/fitted.ts';
export type { Matchup, NamedStarter, RatedResult } from './ratings/game.ts';
export { forecastGame, type Predicted, predict } from './ratings/predict.ts';
export { learnedTo, ratingTable } from './ratings/table.ts';
export type { LeagueRatings } from './ratings/types.ts';
export { updateRatings } from './ratings/update.ts';
export { withoutFigures } from './ratings/withoutFigures.ts';
export { model } from './registry.ts';
export { rerun } from './rerun.ts';
export { ENGINE_VERSION } from './version.ts';
