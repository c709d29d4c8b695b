/** A team in a league's table of ratings. */
export interface RatingRow {
  readonly key: string;
  /** Points (goals, runs) above the league's average team at a neutral site. */
  readonly rating: number;
  /** Standard deviation of that, same unit. */
  readonly sd: number;
  /** Games that it is learned from. */
  readonly games: number;
}
