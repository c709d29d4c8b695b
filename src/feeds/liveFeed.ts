import type { League } from '#domain/leagues/league.ts';
import type { LiveTold } from '#domain/live/liveTold.ts';
import type { CalendarDate } from '#domain/time/time.ts';
import type { Quarantined } from './source.ts';

/** A league's games as a feed tells them at one time. */
export interface LiveBoard {
  readonly games: readonly LiveTold[];
  readonly quarantined: readonly Quarantined[];
}

/** A feed of games as they are played. */
export interface LiveFeed {
  /** The league's games of an Eastern day, in one request. Rejects with a SourceError if the feed does not tell them. */
  board(league: League, day: CalendarDate): Promise<LiveBoard>;
}
