/** Odds nearer to nothing or to everything are no news, 0–1. */
const NEAR = 0.01;

/** Whether a team's odds of a goal, 0–1, are worth saying before those of its other goals: neither as good as sure nor as good as out of reach. */
export const isOpenGoal = (share: number): boolean => share > NEAR && share < 1 - NEAR;
