/** Teams that one member follows at most. */
export const MOST_TEAMS = 50;
