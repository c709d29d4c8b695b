/** What a feed itself gives each side of a game before it begins, %. Never ours: it is kept to score ours beside it. */
export interface FeedChance {
  readonly home: number;
  readonly away: number;
}
