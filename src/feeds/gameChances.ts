import type { League } from '#domain/leagues/league.ts';
import type { FeedChance } from '#domain/product/feedChance.ts';

/** A feed's own forecasts of games: a benchmark for ours. */
export interface GameChances {
  /** Leagues with forecasts. */
  readonly leagues: ReadonlySet<League>;
  /**
   * One request. Undefined without a forecast of the game; rejects with a SourceError.
   * @param sourceId the feed's own id of the game
   */
  chance(league: League, sourceId: string): Promise<FeedChance | undefined>;
}
