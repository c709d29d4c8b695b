import type { Game } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { DayRange, FeedAnswer } from './source.ts';

/** A feed for a league's games while the first does not answer. It uses the first's numbers. */
export interface SecondSource {
  /** Name shown to readers. */
  readonly name: string;
  /** Leagues it has. */
  readonly leagues: readonly League[];
  /** Rejects with a SourceError if the feed as a whole is unusable. */
  games(league: League, days: DayRange, now: Date): Promise<FeedAnswer>;
}

/** A stored game, with its feed's id. */
export interface KnownGame {
  readonly sourceId: string;
  readonly game: Game;
}

/** The stored games of a source in a league that start on these Eastern days. */
export type KnownGames = (
  source: string,
  league: League,
  days: DayRange,
) => Promise<readonly KnownGame[]>;
