/** Goals a side may have. */
export const MOST_LIVE_GOALS = 99;
