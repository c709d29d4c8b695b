/** One played stroke-play event, as the ratings learn from it. */
export interface Leaderboard {
  /** Day of its first round, days since 1970-01-01. */
  readonly day: number;
  readonly players: readonly Scores[];
}

/** One player's scores to par by round; undefined: not played, or implausible. */
interface Scores {
  readonly key: string;
  readonly rounds: readonly (number | undefined)[];
}

/** A round outside these limits cannot be a stroke-play score to par on a professional tour. */
const LOWEST_SCORE = -14;
const HIGHEST_SCORE = 18;

export const believable = (score: number): boolean =>
  Number.isInteger(score) && score >= LOWEST_SCORE && score <= HIGHEST_SCORE;
