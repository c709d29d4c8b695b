/** The specification's limits (section 9): sizes of lists and ages of data. */

/** Game cards on the home page; the rest is a link away. */
export const FIRST_GAMES = 6;

/** Most game cards in a list of all leagues. */
export const HOME_GAMES = 12;

/** Skeleton cards of a loading list. */
export const SKELETON_CARDS = 6;

/** Minutes between two updates of the published content. */
export const UPDATE_MINUTES = 15;

/** Minutes that answers with odds are cached. */
export const ODDS_MINUTES = 5;

export const UPDATES_TEXT = `Data updates every ${UPDATE_MINUTES} minutes.`;
