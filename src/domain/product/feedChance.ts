/** A feed's own chances of each side before a game, %. Never ours: stored to compare scores. */
export interface FeedChance {
  readonly home: number;
  readonly away: number;
}
