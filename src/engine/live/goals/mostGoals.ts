/** Goals a side may have. */
export const MOST_GOALS = 99;
