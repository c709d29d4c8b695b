/** Newest seasons that are tested where none is asked for. */
export const NEWEST = 3;
/** Games of a tested season at most, evenly spaced. */
export const SEASON_GAMES = 1400;
/**
 * Newest seasons before the tested ones on which the mending is fitted, and how many of their games, evenly spaced. How results go
 * together hardly moves in American sports; in soccer goalless draws have become rarer since 2020.
 */
export const FITTED_SEASONS = { margin: 9, goals: 5 } as const;
export const FITTED_GAMES = 3000;
/** Fewer games than this say nothing of their own: the league is left as its model has it. */
export const LEAST_SAMPLE_GAMES = 1000;
