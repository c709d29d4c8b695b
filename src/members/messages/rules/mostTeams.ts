/** Most teams that one member can follow. */
export const MOST_TEAMS = 50;
