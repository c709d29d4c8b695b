import type { FeedGame, Team } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { Problem } from '#domain/plausible/checked.ts';
import type { SeasonFixture, SeasonGroups } from '#domain/season/seasonFixture.ts';
import type { GameChances } from './gameChances.ts';
import type { PlayerReports } from './playerReports.ts';

/** An item of a feed, or a part of one, that was left out, and why: one bad game never loses the rest. */
export interface Quarantined {
  /** The feed's id of the item if readable, else its position. */
  readonly item: string;
  readonly reason: string;
}

/** Quarantine entries for parts left out of an item that stays. */
export const leftOut = (item: string, problems: readonly Problem[]): readonly Quarantined[] =>
  problems.map(({ what, reason }) => ({ item, reason: `${what}: ${reason}` }));

export interface FeedAnswer {
  readonly games: readonly FeedGame[];
  readonly quarantined: readonly Quarantined[];
  /** Requested days that the feed did not cover, or not completely: to be requested again. */
  readonly unanswered?: readonly DayRange[] | undefined;
  /** The league's teams, if the feed knows them apart from their games, so that resting teams have names too. */
  readonly teams?: readonly Team[] | undefined;
  /** The feed that answered instead of the source's own, by its display name. */
  readonly from?: string | undefined;
}

/** Days to ask a feed for, as calendar dates of America/New_York (YYYY-MM-DD), both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** A league's whole season, as far as the feed answered. */
export interface SeasonFeedAnswer {
  readonly fixtures: readonly SeasonFixture[];
  /** Days that the answer covers: a stored game of these days that it does not name is gone. */
  readonly days: DayRange;
  /** Conferences and divisions, if they are the feed's to say. */
  readonly groups?: SeasonGroups | undefined;
  readonly quarantined: readonly Quarantined[];
  /** Why the answer is not whole, in words; absent if it is. */
  readonly missing?: string | undefined;
  /** Requests sent for it. */
  readonly requests: number;
}

/** One outside feed of games. `games` rejects with a SourceError if the feed as a whole is unusable. */
export interface Source {
  readonly name: string;
  /** True for the sample source: its games and odds are samples. */
  readonly sample: boolean;
  games(league: League, days: DayRange, now: Date): Promise<FeedAnswer>;
  /**
   * The whole schedule of a league's season with its results, if the feed has it. What was not answered is
   * said in the answer.
   * @param most requests to send at most
   */
  season?(league: League, season: number, now: Date, most?: number): Promise<SeasonFeedAnswer>;
  /** Its knowledge of players apart from games, if any. */
  readonly reports?: PlayerReports | undefined;
  /** Its own forecasts of games, if any. */
  readonly chances?: GameChances | undefined;
}

/** A feed's refusal of a request that it received and understood. */
export interface FeedRefusal {
  /** The feed's display name. */
  readonly feed: string;
  /** HTTP status, 400 to 499. */
  readonly status: number;
}

export class SourceError extends Error {
  override readonly name = 'SourceError';
  /** The refusal, if the feed refused the request; absent if it was unreachable or unreadable. */
  readonly refusal: FeedRefusal | undefined;

  constructor(message: string, options: ErrorOptions & { refusal?: FeedRefusal | undefined } = {}) {
    super(message, options);
    this.refusal = options.refusal;
  }
}
