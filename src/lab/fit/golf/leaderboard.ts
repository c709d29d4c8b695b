/** One played stroke-play event, as the ratings learn from it. */
export interface Leaderboard {
  /** Days since 1970-01-01 of its first round. */
  readonly day: number;
  readonly players: readonly Scores[];
}

/** One player's scores to par by round; undefined: not played, or not believable. */
export interface Scores {
  readonly key: string;
  readonly rounds: readonly (number | undefined)[];
}

/** A round outside these cannot be a stroke-play score to par on a professional tour. */
const LOWEST_SCORE = -14;
const HIGHEST_SCORE = 18;

export const believable = (score: number): boolean =>
  Number.isInteger(score) && score >= LOWEST_SCORE && score <= HIGHEST_SCORE;
