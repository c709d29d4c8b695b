import type { Game } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { DayRange, FeedAnswer } from './source.ts';

/** A feed that is asked for a league's games while the first does not answer. It names them by the first's numbers. */
export interface SecondSource {
  /** As readers are told. */
  readonly name: string;
  /** Leagues it has. */
  readonly leagues: readonly League[];
  /** Rejects with a SourceError when the feed as a whole cannot be used. */
  games(league: League, days: DayRange, now: Date): Promise<FeedAnswer>;
}

/** A game as it is stored, with the number its feed gave it. */
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
