import type { League } from '#domain/leagues/league.ts';
import type { FeedChance } from '#domain/product/feedChance.ts';

/** What a feed itself forecasts of games: a benchmark for ours. */
export interface GameChances {
  /** Leagues of which it forecasts games. */
  readonly leagues: ReadonlySet<League>;
  /**
   * One request. Undefined where it has no forecast of the game; rejects with a SourceError.
   * @param sourceId the feed's own number of the game
   */
  chance(league: League, sourceId: string): Promise<FeedChance | undefined>;
}
